/** Heading of the new link page, and whether its draft is saved. */
import { ActionIcon, Title } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './NewLinkPage.module.css';

/**
 * On a phone the only thing above the form, with the way back.
 *
 * @param props.isSaved what is filled in is on the disk
 */
export function Heading({ isSaved }: { isSaved: boolean }) {
  const t = useTranslations('linksNew');
  const ui = useTranslations('ui');
  const phone = useIsPhone();
  return (
    <div className={classes.heading}>
      {phone ? (
        <ActionIcon
          component={ScreenLink}
          to={paths.links.href()}
          variant="subtle"
          aria-label={ui('close')}
        >
          <X size={20} aria-hidden />
        </ActionIcon>
      ) : null}
      <Title order={1}>{t('title')}</Title>
      <span className={classes.saved} role="status">
        {isSaved ? t('saved') : ''}
      </span>
    </div>
  );
}
