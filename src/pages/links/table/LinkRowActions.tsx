/** Link row actions: copy, QR code, and the menu that opens, duplicates and assigns the link of a row and shows its details. */
import { Menu } from '@mantine/core';
import {
  Check,
  Copy,
  Ellipsis,
  ExternalLink,
  Files,
  Info,
  QrCode,
  TriangleAlert,
} from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { RowMenu } from '#features/assign/picker/RowMenu.tsx';
import { paths } from '#features/paths.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import type { RowTexts } from './row-types.ts';

const QrCodeDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog,
}));

interface CopyShortLinkProps {
  link: Link;
  label: string;
}

export function CopyShortLink({ link: { shorturl }, label }: CopyShortLinkProps) {
  return shorturl === null ? null : <CopyButton value={shorturl} label={label} />;
}

const outcomeIcons = { copied: Check, failed: TriangleAlert };

interface LinkRowActionsProps {
  link: Identified<Link>;
  texts: RowTexts;
}

export function LinkRowActions({ link, texts }: LinkRowActionsProps) {
  const { id, shorturl } = link;
  const menu = useRef<HTMLButtonElement>(null);
  const code = useRef<HTMLButtonElement>(null);
  /** What opened the QR code, and gets the focus back. */
  const [qr, setQr] = useState<typeof menu>();
  const { outcome, message, copy } = useCopy();
  const item = linkItem(link);
  const Icon = outcome === undefined ? Ellipsis : outcomeIcons[outcome];

  return (
    <>
      <CopyShortLink link={link} label={texts.copy} />
      {shorturl === null ? null : (
        <IconButton
          ref={code}
          label={texts.qr}
          tip={texts.qr}
          aria-haspopup="dialog"
          onClick={() => setQr(code)}
        >
          <QrCode size={16} aria-hidden />
        </IconButton>
      )}
      <RowMenu
        ref={menu}
        item={item}
        tip={message || undefined}
        icon={
          <Icon
            size={16}
            color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'}
            aria-hidden
          />
        }
      >
        <Items
          id={id}
          shorturl={shorturl}
          onCopy={(url) => void copy(url)}
          onQr={() => setQr(menu)}
        />
        <Menu.Divider />
      </RowMenu>
      <ScreenReaderText>{message}</ScreenReaderText>
      {qr !== undefined && shorturl !== null ? (
        <LazyDialog onClose={() => setQr(undefined)}>
          <QrCodeDialog
            url={shorturl}
            onClose={() => setQr(undefined)}
            returnTo={() => qr.current}
          />
        </LazyDialog>
      ) : null}
    </>
  );
}

interface ItemsProps {
  id: number;
  shorturl: string | null;
  onCopy: (url: string) => void;
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
        <Menu.Item
          component="a"
          href={href}
          {...externalLinkProps}
          leftSection={<ExternalLink size={16} aria-hidden />}
        >
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
        component={ScreenLink}
        to={paths.newLink.href({ from: String(id) })}
        leftSection={<Files size={16} aria-hidden />}
      >
        {t('duplicate')}
      </Menu.Item>
      <Menu.Item
        component={ScreenLink}
        to={paths.link.href(id)}
        leftSection={<Info size={16} aria-hidden />}
      >
        {t('details')}
      </Menu.Item>
    </>
  );
}
