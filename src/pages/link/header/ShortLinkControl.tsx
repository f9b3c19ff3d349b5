/** Short link control: the short link with the button that copies it, as one; for web addresses alone. */

import { Button, Text } from '@mantine/core';
import { Check, Copy, ExternalLink, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './LinkHeader.module.css';

export function ShortLinkControl({ url }: { url: string }) {
  const t = useTranslations('link');
  const href = toSafeHref(url);
  if (href === undefined)
    return (
      <div>
        <ShortLink url={url} />
        <Text>{t('notWeb')}</Text>
      </div>
    );
  return (
    <>
      <span className={classes.control}>
        <span className={classes.url}>
          <ShortLink url={url} />
        </span>
        <CopyShortLink url={url} />
      </span>
      <a
        className={classes.open}
        href={href}
        {...externalLinkProps}
        aria-label={t('actions.open')}
        title={t('actions.open')}
      >
        <ExternalLink size={16} aria-hidden />
      </a>
    </>
  );
}

function CopyShortLink({ url }: { url: string }) {
  const t = useTranslations('link');
  const { outcome, message, copy } = useCopy();
  usePageKeys((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCopy = pressedKey(event) === 'c' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    if (!isCopy || document.getSelection()?.isCollapsed === false) return false;
    void copy(url);
    return true;
  });
  const icons = { copied: Check, failed: TriangleAlert };
  const Icon = outcome === undefined ? Copy : icons[outcome];
  return (
    <>
      <Button
        className={classes.copy}
        aria-keyshortcuts="Control+C Meta+C"
        leftSection={<Icon size={16} aria-hidden />}
        aria-label={t('actions.copy')}
        title={message === '' ? undefined : message}
        onClick={() => void copy(url)}
      >
        {t('copy')}
      </Button>
      <ScreenReaderText>{message}</ScreenReaderText>
    </>
  );
}
