/** Link row menu: opens, copies, duplicates and assigns the link of a row, and shows its QR code and its details. */
import { Menu } from '@mantine/core';
import { Check, Copy, Ellipsis, ExternalLink, Files, Info, QrCode, TriangleAlert } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { RowMenu } from '#features/assign/picker/RowMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import { useCopy } from '#ui/copy/clipboard.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { outward, toSafeHref } from '#ui/safety/safe-url.ts';
import { Spoken } from '#ui/text/Spoken.tsx';

const QrCodeDialog = lazy(async () => ({ default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog }));

export function LinkRowMenu({ link }: { link: Identified<Link> }) {
  const { id, shorturl } = link;
  const button = useRef<HTMLButtonElement>(null);
  const [qr, setQr] = useState(false);
  const { outcome, message, copy } = useCopy();
  const item = linkItem(link);
  const Icon = outcome === undefined ? Ellipsis : outcome === 'copied' ? Check : TriangleAlert;

  return (
    <>
      <RowMenu
        ref={button}
        item={item}
        tip={message || undefined}
        icon={<Icon size={16} color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'} aria-hidden />}
      >
        <Items id={id} shorturl={shorturl} onCopy={(address) => void copy(address)} onQr={() => setQr(true)} />
        <Menu.Divider />
      </RowMenu>
      <Spoken>{message}</Spoken>
      {qr && shorturl !== null ? (
        <LazyDialog onClose={() => setQr(false)}>
          <QrCodeDialog address={shorturl} onClose={() => setQr(false)} returnTo={() => button.current} />
        </LazyDialog>
      ) : null}
    </>
  );
}

interface ItemsProps {
  id: number;
  shorturl: string | null;
  onCopy: (address: string) => void;
  onQr: () => void;
}

/** A part of its own, so that a row whose menu is closed reads no texts. */
function Items({ id, shorturl, onCopy, onQr }: ItemsProps) {
  const t = useTranslations('links.menu');
  // A short link that is no web address can be copied, and nothing else.
  const href = shorturl === null ? undefined : toSafeHref(shorturl);
  return (
    <>
      {href === undefined ? null : (
        <Menu.Item component="a" href={href} {...outward} leftSection={<ExternalLink size={16} aria-hidden />}>
          {t('open')}
        </Menu.Item>
      )}
      {shorturl === null ? null : (
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => onCopy(shorturl)}>
          {t('copy')}
        </Menu.Item>
      )}
      {href === undefined ? null : (
        <Menu.Item leftSection={<QrCode size={16} aria-hidden />} onClick={onQr}>
          {t('qr')}
        </Menu.Item>
      )}
      <Menu.Item
        component={RouterLink}
        to={paths.newLink.href({ from: String(id) })}
        leftSection={<Files size={16} aria-hidden />}
      >
        {t('duplicate')}
      </Menu.Item>
      <Menu.Item component={RouterLink} to={paths.link.href(id)} leftSection={<Info size={16} aria-hidden />}>
        {t('details')}
      </Menu.Item>
    </>
  );
}
