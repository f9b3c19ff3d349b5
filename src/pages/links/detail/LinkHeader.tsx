/** Link header: short URL with copy, open and QR code; destination, title, description and dates. */
import { Badge, Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { ExternalLink as OpenIcon, QrCode, Timer, TimerOff } from 'lucide-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { LinkDetail } from '#contract/resources/links.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { outward, splitAddress, toSafeHref } from '#ui/safety/safe-url.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './LinkHeader.module.css';

const QrCodeDialog = lazy(async () => ({ default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog }));

interface LinkHeadingProps {
  /** Undefined while the link loads. */
  address: string | undefined;
  pending: boolean;
  /** Buttons after copy, open and QR. */
  action?: ReactNode;
}

/** Rendered from the start, because the focus moves to it while the link still loads. */
export function LinkHeading({ address, pending, action }: LinkHeadingProps) {
  useEffect(() => {
    if (address === undefined) return;
    const { host, rest } = splitAddress(address);
    document.title = `${host}${rest} · Linkdeck`;
  }, [address]);

  return (
    <div className={classes.top}>
      <h1 className={classes.name}>
        {address === undefined ? <VisuallyHidden>Link</VisuallyHidden> : <ShortLink address={address} size="title" />}
      </h1>
      {address === undefined ? null : (
        <Group gap="xs">
          <LinkActions address={address} />
          {action}
        </Group>
      )}
      {pending ? (
        <>
          <Skeleton h={29} w={280} maw="60%" />
          <Skeleton h={36} w={274} ms="auto" />
        </>
      ) : null}
    </div>
  );
}

/** Only for http and https URLs. */
function LinkActions({ address }: { address: string }) {
  const [qr, setQr] = useState(false);
  const href = toSafeHref(address);
  if (href === undefined) {
    return <Text>The service sent a short link that is not a web address, so it cannot be opened from here.</Text>;
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <CopyButton value={address} label="Copy short link">
        Copy
      </CopyButton>
      <Button component="a" variant="default" href={href} {...outward} leftSection={<OpenIcon size={16} aria-hidden />}>
        Open
      </Button>
      <Button variant="default" leftSection={<QrCode size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setQr(true)}>
        QR
      </Button>
      {qr ? (
        <LazyDialog onClose={() => setQr(false)}>
          <QrCodeDialog address={address} onClose={() => setQr(false)} />
        </LazyDialog>
      ) : null}
    </Group>
  );
}

export function LinkIdentity({ details }: { details: LinkDetail['details'] }) {
  return (
    <div className={classes.identity}>
      <div className={classes.destination}>
        <span aria-hidden>→</span>
        <span className={classes.where}>
          <VisuallyHidden>Leads to </VisuallyHidden>
          <ExternalLink address={details.longurl} />
        </span>
      </div>
      {details.title === '' ? null : (
        <div className={classes.title}>
          <UntrustedText text={details.title} />
        </div>
      )}
      {details.description === '' ? null : (
        <div className={classes.description}>
          <UntrustedText text={details.description} />
        </div>
      )}
      <Group gap="sm" className={classes.dates}>
        <span>
          Created <TimeAgo moment={details.date} none="at an unknown time" both />
        </span>
        <ExpiryChip expiry={details.expiry} />
      </Group>
    </div>
  );
}

function ExpiryChip({ expiry }: { expiry: string | null }) {
  const now = useNow();
  if (expiry === null) return <span>Does not expire</span>;
  const at = parseMoment(expiry);
  if (at === undefined) {
    return (
      <span>
        Expires: <bdi>{expiry}</bdi>
      </span>
    );
  }
  const over = at <= now;
  return (
    <Badge
      size="lg"
      color={over ? 'gray' : 'teal'}
      leftSection={over ? <TimerOff size={14} /> : <Timer size={14} />}
      title={formatMoment(expiry)}
    >
      {over ? `Expired ${formatDistance(at, now)}` : `Expires ${formatDistance(at, now)}`}
    </Badge>
  );
}
