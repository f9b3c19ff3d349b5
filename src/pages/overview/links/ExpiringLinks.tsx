/** Expiring links: the links that expire within thirty days, soonest first, as far as this browser knows. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type KnownExpiry, useKnownExpiries } from '#queries/expiries.ts';
import { parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { Panel, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { LinkName } from './LinkName.tsx';
import classes from './LinkPanels.module.css';

/** Links in the panel. */
const shown = 8;
/** How far ahead the panel looks. */
const days = 30;

/** Costs no request: lists of the service do not tell when links expire. */
export function ExpiringLinks() {
  const t = useTranslations('overview.expiring');
  const known = useKnownExpiries();
  const now = useNow();
  if (known === undefined) return <PanelSkeleton rows={2} />;
  const soon = expiringBetween(known, now, now + days * 24 * 3_600_000);
  const rows = soon.slice(0, shown);
  const counts = { shown: rows.length, count: soon.length, days };
  return (
    <Panel
      title={t('title')}
      covers={soon.length === 0 ? undefined : rows.length < soon.length ? t('coversPart', counts) : t('covers', counts)}
    >
      {soon.length === 0 ? (
        <Text c="var(--deck-text-dim)">{t('none', { days })}</Text>
      ) : (
        <ul className={classes.list}>
          {rows.map(({ id, shorturl, expiry }) => (
            <li key={id} className={classes.row}>
              <LinkName link={{ id, shorturl }} />
              <span className={classes.when}>
                <TimeAgo moment={expiry} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="var(--deck-text-dim)" mt="xs">
        {t('known')}
      </Text>
    </Panel>
  );
}

/** Those that expire within a time in milliseconds since 1970, the soonest first; without those whose expiry is no moment. */
function expiringBetween(known: readonly KnownExpiry[], from: number, to: number): readonly KnownExpiry[] {
  return known
    .flatMap((link) => {
      const at = parseMoment(link.expiry);
      return at === undefined || at <= from || at > to ? [] : [{ at, link }];
    })
    .sort((one, other) => one.at - other.at || one.link.id - other.link.id)
    .map(({ link }) => link);
}
