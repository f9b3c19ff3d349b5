/** List part: the newest links of the account, or those that fit the page's keywords, to open and to copy. */

import { Button } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LimitNote } from '#app/budget/LimitNote.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { everyLink, type LibraryLink, useLibraryState, useLinkWindow } from '#queries/library.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { toSafeHref } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import classes from './ListPart.module.css';
import partClasses from './Part.module.css';
import { givenLink, usePartHost, usePartOptions } from './part-host.ts';
import { useNewestLinks } from './use-newest-links.ts';
import { useServiceSearch } from './use-service-search.ts';

const presetRows = 10;

/** Costs a request where no part has read links within the last minute; a search of all links costs one more. */
export function ListPart() {
  const t = useTranslations('parts.list');
  const searchAll = useTranslations('parts.picker')('searchAll');
  const errorText = useErrorText();
  const { q = '', rows: count = presetRows } = usePartOptions();
  const newest = useNewestLinks();
  const service = useServiceSearch(q);
  const { loaded } = useLibraryState();
  const { data } = useLinkWindow(
    loaded === 0 ? undefined : { view: { ...everyLink, q }, from: 0, count },
  );
  const rows = loaded === 0 ? [] : (data?.rows ?? []);
  const isLoading = (loaded === 0 && newest.isFetching) || (loaded > 0 && data === undefined);
  const error = newest.error ?? service.problem;
  const retry = () => {
    if (newest.error === null) service.retry();
    else void newest.refetch();
  };
  return (
    <section aria-busy={isLoading}>
      <div className={partClasses.head}>
        <h1>{t('title')}</h1>
      </div>
      {/* As high while it loads as it will be, so that nothing of the page moves. */}
      <ul className={classes.list} data-rows={isLoading ? count : undefined}>
        {rows.map((link) => (
          <Row key={link.id} link={link} />
        ))}
        {isLoading
          ? Array.from({ length: count }, (_, index) => (
              <li key={index} aria-hidden className={classes.row} />
            ))
          : null}
      </ul>
      {isLoading || rows.length > 0 || error !== null ? null : (
        <p className={partClasses.dim}>{t(q === '' ? 'empty' : 'none')}</p>
      )}
      {service.isPossible && !newest.isFetching ? (
        <Button variant="subtle" size="compact-sm" loading={service.isBusy} onClick={service.start}>
          {searchAll}
        </Button>
      ) : null}
      <LimitNote />
      <ErrorAlert>{error === null ? '' : errorText(error)}</ErrorAlert>
      {error === null ? null : (
        <Button variant="subtle" size="compact-sm" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </section>
  );
}

function Row({ link }: { link: LibraryLink }) {
  const t = useTranslations('parts.list');
  const host = usePartHost();
  const { outcome, message, copy } = useCopy();
  const { shorturl, clicks } = link;
  const given = givenLink(link);
  return (
    <li className={classes.row}>
      <div className={classes.link}>
        <LinkRow
          as="option"
          link={link}
          href={toSafeHref(shorturl ?? '')}
          onOpen={() => given !== undefined && host.reportOpened(given)}
        />
      </div>
      <span className={classes.clicks}>
        {clicks === null ? '–' : t('clicks', { count: clicks })}
      </span>
      {given === undefined ? null : (
        <IconButton
          label={t('copy', { link: given.shortUrl })}
          onClick={() => {
            host.reportCopied(given);
            void copy(given.shortUrl);
          }}
        >
          {outcome === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        </IconButton>
      )}
      <ScreenReaderText>{message}</ScreenReaderText>
    </li>
  );
}
