/** Link actions: QR code, assigning, a copy to change, and the rest behind three dots; the palette and the key A offer them too. */
import { Button } from '@mantine/core';
import { Code, Download, Layers } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { useScreenActions } from '#features/actions/actions.ts';
import { useLinkActions } from '#features/link-actions/use-link-actions.ts';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { curlOf } from '#queries/curl.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './LinkHeader.module.css';
import { useSaveFigures } from './use-save-figures.ts';

interface LinkActionsProps {
  screen: LinkScreen;
  link: ShownLink;
}

export function LinkActions({ screen: { detail }, link }: LinkActionsProps) {
  const t = useTranslations('link');
  const isPhone = useIsPhone();
  const { serviceAddress } = useEngine();
  const saveFigures = useSaveFigures();
  const { open, copy, qr, duplicate, report, channel, campaign } = useLinkActions(link);
  useScreenActions([copy, open, qr, duplicate, channel, campaign]);
  const csv = detail && {
    id: 'csv',
    title: t('csv'),
    icon: Download,
    run: () => void saveFigures(link, detail),
  };
  const request = {
    id: 'request',
    title: t('request'),
    icon: Code,
    copies: curlOf({ method: 'GET', path: `/api/url/${link.id}` }, serviceAddress),
  };
  return (
    <div className={classes.actions}>
      <ActionButton action={qr} />
      <ActionMenu
        name={link.name}
        button={(target) => (
          <Button {...target} variant="default" leftSection={<Layers size={16} aria-hidden />}>
            {t('assign')}
          </Button>
        )}
      >
        <ActionItems actions={[channel, campaign]} />
      </ActionMenu>
      {isPhone ? null : <ActionButton action={duplicate} />}
      <ActionMenu name={link.name}>
        <ActionItems actions={[isPhone ? duplicate : open, report, csv, request]} />
      </ActionMenu>
    </div>
  );
}
