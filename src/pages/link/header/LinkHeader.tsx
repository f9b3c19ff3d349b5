/** Link header: title, short link with its button, destination, facts as chips, and what one can do with the link. */
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { Code, CornerDownRight, Layers } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { useScreenActions } from '#features/actions/actions.ts';
import { type CsvTable, useCsvAction } from '#features/files/use-csv-action.ts';
import { useLinkActions } from '#features/link-actions/use-link-actions.ts';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { curlOf } from '#queries/curl.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ReadValue, UnparsedValue } from '#ui/text/UnparsedValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { LinkChips } from './LinkChips.tsx';
import classes from './LinkHeader.module.css';
import { ShortLinkControl } from './ShortLinkControl.tsx';

/** Rendered from the start, because the focus moves to its heading while the link still loads. */
export function LinkHeader({ screen }: { screen: LinkScreen }) {
  const t = useTranslations('link');
  const { state, link } = screen;
  const name = link?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Linkdeck`;
  }, [name]);
  return (
    <div className={classes.header}>
      <h1 className={classes.title}>
        {link === undefined ? (
          <VisuallyHidden>{t('name')}</VisuallyHidden>
        ) : (
          <bdi dir="auto">{link.name}</bdi>
        )}
      </h1>
      {link === undefined || state === 'gone' ? null : <Known screen={screen} link={link} />}
      {link === undefined && state === 'waiting' ? <HeaderSkeleton /> : null}
    </div>
  );
}

function Known({ screen, link }: { screen: LinkScreen; link: ShownLink }) {
  const t = useTranslations('link');
  const unread = link.unparsed?.['title'];
  return (
    <>
      <LinkActions screen={screen} link={link} />
      {unread === undefined ? null : (
        <div>
          {t('title')} <UnparsedValue raw={unread} />
        </div>
      )}
      <div className={classes.short}>
        <ReadValue of={link} name="shorturl">
          {(url) => <ShortLinkControl url={url} />}
        </ReadValue>
      </div>
      <Destination link={link} />
      <LinkChips screen={screen} link={link} />
    </>
  );
}

function Destination({ link }: { link: ShownLink }) {
  const t = useTranslations('link');
  return (
    <div className={classes.about}>
      <div className={classes.destination}>
        <CornerDownRight size={16} aria-hidden data-arrow />
        <span className={classes.where}>
          <VisuallyHidden>{t('destination')} </VisuallyHidden>
          <ReadValue of={link} name="longurl">
            {(url) => <ExternalLink url={url} />}
          </ReadValue>
        </span>
      </div>
      {link.description === '' ? null : (
        <div className={classes.description}>
          {link.description === null ? `${t('description')} ` : null}
          <ReadValue of={link} name="description">
            {(text) => <UntrustedText text={text} />}
          </ReadValue>
        </div>
      )}
    </div>
  );
}

/** As high as a title, a short link, a destination and its chips. */
function HeaderSkeleton() {
  return (
    <>
      <Skeleton h={28} w={280} maw="60%" className={classes.waitingTitle} />
      <Skeleton h={36} w={320} maw="90%" />
      <Skeleton h={20} w="45%" />
      <Skeleton h={24} w={320} maw="80%" />
    </>
  );
}

interface LinkActionsProps {
  screen: LinkScreen;
  link: ShownLink;
}

/** QR code, assigning, a copy to change, and the rest behind three dots; the palette and the key A offer them too. */
function LinkActions({ screen: { detail }, link }: LinkActionsProps) {
  const t = useTranslations('link');
  const isPhone = useIsPhone();
  const { serviceAddress } = useEngine();
  const figuresOf = useFigures();
  const { open, copy, qr, duplicate, report, channel, campaign } = useLinkActions(link);
  useScreenActions([copy, open, qr, duplicate, channel, campaign]);
  const csvOf = useCsvAction();
  const csv = detail && csvOf(link.shorturl ?? link.name, () => figuresOf(detail.data));
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

type Row = readonly [figure: string, name: string | null, clicks: number | null];

/** The figures and statistics of a link. */
function useFigures(): (data: LinkDetail['data']) => CsvTable {
  const t = useTranslations('link.figures');
  return (data) => {
    const of = (title: string, figures: LinkDetail['data']['topCountries']): Row[] =>
      figures?.kind === 'counts'
        ? (figures.counts ?? []).map((each): Row => [title, each.name, each.count])
        : [];
    const networks = Object.entries(data.socialCount ?? {});
    const rows: Row[] = [
      [t('clicks'), '', data.clicks],
      [t('unique'), '', data.uniqueClicks],
      ...of(t('countries'), data.topCountries),
      ...of(t('referrers'), data.topReferrers),
      ...networks.map(([network, count]): Row => [t('networks'), network, count]),
      ...of(t('browsers'), data.topBrowsers),
      ...of(t('systems'), data.topOs),
    ];
    return { columns: [t('file.figure'), t('file.name'), t('clicks')], rows };
  };
}
