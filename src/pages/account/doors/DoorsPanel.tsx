/** Doors panel: a bookmark that shortens the page that is shown, and the share sheet of a phone. */
import { Group, Stack, Text } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { SettingsSection } from '#pages/account/SettingsSection.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { bookmarkletFor } from './bookmarklet.ts';
import classes from './DoorsPanel.module.css';

/** Not in a parent page, whose address a bookmark would not have. */
export function DoorsPanel() {
  const t = useTranslations('account.doors');
  const { embedded } = useSessionActions();
  const isPhone = useIsPhone();
  if (embedded) return null;
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <Stack gap="sm" py="md">
        {isPhone ? null : <BookmarkDoor />}
        <Text size="sm">{t('phone')}</Text>
        <Text size="sm" c="var(--deck-text-dim)">
          {t('safe')}
        </Text>
      </Stack>
    </SettingsSection>
  );
}

/** Phones have no bar to drag a bookmark to. */
function BookmarkDoor() {
  const t = useTranslations('account.doors');
  const code = bookmarkletFor(new URL('.', document.baseURI).href.replace(/\/$/, ''));
  return (
    <>
      <Group gap="sm">
        <BookmarkLink code={code}>{t('name')}</BookmarkLink>
        <CopyButton value={code} label={t('codeLabel')}>
          {t('code')}
        </CopyButton>
      </Group>
      <Text size="sm">{t('drag')}</Text>
    </>
  );
}

/** React writes no address that begins with `javascript:`, and the page's policy runs none: it is there to be dragged. */
function BookmarkLink({ code, children }: { code: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code]);
  return (
    <a ref={link} className={classes.bookmark} onClick={(event) => event.preventDefault()}>
      <Bookmark size={16} aria-hidden />
      {children}
    </a>
  );
}
