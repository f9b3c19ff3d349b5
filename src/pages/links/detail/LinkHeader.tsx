/** Link header: short URL with copy, open and QR code; destination, title, description and dates. */
import { Badge, Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { ExternalLink as OpenIcon, QrCode, Timer, TimerOff } from 'lucide-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { outward, toSafeHref } from '#ui/safety/safe-url.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './LinkHeader.module.css';

const QrCodeDialog = lazy(async () => ({ default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog }));

type Details = LinkDetail['details'];

/** What is known of a link without its details: whether it expires is not. */
type Identity = Pick<Details, 'longurl' | 'title' | 'description' | 'date' | 'unread'> & Partial<Pick<Details, 'expiry'>>;

interface LinkHeadingProps {
  id: number;
  /** Undefined while the link loads. */
  details: Pick<Details, 'shorturl' | 'unread'> | undefined;
  pending: boolean;
  /** Buttons after copy, open and QR. */
  action?: ReactNode;
}

/** Rendered from the start, because the focus moves to it while the link still loads. */
export function LinkHeading({ id, details, pending, action }: LinkHeadingProps) {
  const t = useTranslations('link');
  const name = details && linkItem({ id, shorturl: details.shorturl }).name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Linkdeck`;
  }, [name]);

  return (
    <div className={classes.top}>
      <h1 className={classes.name}>
        {details?.shorturl == null ? (
          (name ?? <VisuallyHidden>{t('name')}</VisuallyHidden>)
        ) : (
          <ShortLink address={details.shorturl} size="title" />
        )}
      </h1>
      {details === undefined ? null : (
        <Group gap="xs">
          <ReadValue of={details} name="shorturl">
            {(address) => <LinkActions address={address} />}
          </ReadValue>
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
  const t = useTranslations('link');
  const [qr, setQr] = useState(false);
  const href = toSafeHref(address);
  if (href === undefined) {
    return <Text>{t('notWeb')}</Text>;
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <CopyButton value={address} label={t('copyLabel')}>
        {t('copy')}
      </CopyButton>
      <Button component="a" variant="default" href={href} {...outward} leftSection={<OpenIcon size={16} aria-hidden />}>
        {t('open')}
      </Button>
      <Button variant="default" leftSection={<QrCode size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setQr(true)}>
        {t('qr')}
      </Button>
      {qr ? (
        <LazyDialog onClose={() => setQr(false)}>
          <QrCodeDialog address={address} onClose={() => setQr(false)} />
        </LazyDialog>
      ) : null}
    </Group>
  );
}

export function LinkIdentity({ details }: { details: Identity }) {
  const t = useTranslations('link');
  return (
    <div className={classes.identity}>
      <div className={classes.destination}>
        <span aria-hidden data-arrow>
          →
        </span>
        <span className={classes.where}>
          <VisuallyHidden>{t('destination')} </VisuallyHidden>
          <ReadValue of={details} name="longurl">
            {(address) => <ExternalLink address={address} />}
          </ReadValue>
        </span>
      </div>
      <TextPart details={details} name="title" />
      <TextPart details={details} name="description" />
      <Group gap="sm" className={classes.dates}>
        <span>
          {details.date === null && details.unread?.['date'] === undefined
            ? t('createdUnknown')
            : t.rich('created', {
                date: () => (
                  <ReadValue of={details} name="date">
                    {(date) => <TimeAgo moment={date} both />}
                  </ReadValue>
                ),
              })}
        </span>
        {details.expiry === undefined ? null : <Expiry expiry={details.expiry} raw={details.unread?.['expiry']} />}
      </Group>
    </div>
  );
}

/** Left out where the link has none. */
function TextPart({ details, name }: { details: Identity; name: 'title' | 'description' }) {
  const t = useTranslations('link');
  if (details[name] === '') return null;
  return (
    <div className={classes[name]}>
      {details[name] === null ? `${t(name)} ` : null}
      <ReadValue of={details} name={name}>
        {(text) => <UntrustedText text={text} />}
      </ReadValue>
    </div>
  );
}

function Expiry({ expiry, raw }: { expiry: string | null; raw: string | null | undefined }) {
  const t = useTranslations('link.expiry');
  if (expiry !== null) return <ExpiryChip expiry={expiry} />;
  return <span>{raw === undefined ? t('none') : t.rich('unread', { value: () => <UnreadValue raw={raw} /> })}</span>;
}

function ExpiryChip({ expiry }: { expiry: string }) {
  const t = useTranslations('link.expiry');
  const now = useNow();
  const at = parseMoment(expiry);
  if (at === undefined) {
    return <span>{t.rich('unread', { value: () => <bdi>{expiry}</bdi> })}</span>;
  }
  const over = at <= now;
  const distance = formatDistance(at, now);
  return (
    <Badge
      size="lg"
      color={over ? 'gray' : 'teal'}
      leftSection={over ? <TimerOff size={14} /> : <Timer size={14} />}
      title={formatMoment(expiry)}
    >
      {over ? t('past', { distance }) : t('ahead', { distance })}
    </Badge>
  );
}
