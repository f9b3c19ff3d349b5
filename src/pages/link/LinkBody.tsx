/** Link body: figures, trend and statistics of a link; one card where it has no click yet; each part waits in its height. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SentPanel } from '#features/link-facts/SentPanel.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { formatInstant, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { PanelGrid, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { NoClicks } from './NoClicks.tsx';
import { LinkFigures } from './statistics/LinkFigures.tsx';
import { LinkStatistics } from './statistics/LinkStatistics.tsx';
import { LinkTrend } from './trend/LinkTrend.tsx';
import type { LinkReply, LinkScreen, ShownLink } from './use-link-screen.ts';
import { hasTargets, WhereItLeads } from './WhereItLeads.tsx';

export function LinkBody({ screen }: { screen: LinkScreen }) {
  const t = useTranslations('link');
  const now = useNow();
  const { id, state, link, readAt, facts } = screen;
  if (link === undefined || state !== 'shown') {
    const error = state === 'failed' ? screen.query.error : null;
    return (
      <QueryState
        query={{ ...screen.query, data: undefined, error }}
        what={t('what')}
        skeleton={<BodySkeleton />}
      >
        {() => null}
      </QueryState>
    );
  }
  const { shorturl, date } = link;
  const made = parseMoment(date ?? '') ?? null;
  if (link.counts.clicks === 0)
    return (
      <>
        <NoClicks id={id} shorturl={shorturl} made={made} read={readAt} />
        <Details screen={screen} link={link} />
      </>
    );
  return (
    <>
      <LinkFigures screen={screen} link={link} />
      <LinkTrend
        id={id}
        shorturl={shorturl}
        made={made}
        read={readAt}
        now={now}
        since={facts?.since ?? null}
      />
      <Details screen={screen} link={link} />
    </>
  );
}

/** What the service tells in the details of a link alone. */
function Details({ screen, link }: { screen: LinkScreen; link: ShownLink }) {
  const t = useTranslations('link');
  const { detail, query } = screen;
  const isEmpty = link.counts.clicks === 0;
  if (detail === undefined && query.error !== null) return <DetailsFailed screen={screen} />;
  return (
    <QueryState
      query={{ ...query, data: detail }}
      what={t('what')}
      skeleton={isEmpty ? <Skeleton h={96} /> : <StatisticsSkeleton />}
    >
      {(read) => <ReadDetails detail={read} screen={screen} isEmpty={isEmpty} />}
    </QueryState>
  );
}

interface ReadDetailsProps {
  detail: LinkReply;
  screen: LinkScreen;
  isEmpty: boolean;
}

function ReadDetails({ detail: { details, data, notes }, screen, isEmpty }: ReadDetailsProps) {
  const { sent } = screen;
  return (
    <Stack gap="md">
      <ReadingNotes notes={notes} />
      {isEmpty ? null : <LinkStatistics data={data} />}
      <PanelGrid>
        {isEmpty && !hasTargets(details, sent?.body) ? null : (
          <WhereItLeads details={details} sent={sent?.body} />
        )}
        {sent === undefined ? null : <SentPanel sent={sent} />}
      </PanelGrid>
    </Stack>
  );
}

/** The list’s figures stay above it. */
function DetailsFailed({ screen: { query, readAt } }: { screen: LinkScreen }) {
  const t = useTranslations('link.failed');
  return (
    <Group role="alert" gap="sm">
      <Text>
        <span>{t('text')}</span>{' '}
        <span>{readAt === 0 ? '' : t('since', { when: formatInstant(readAt) })}</span>
      </Text>
      <Button
        size="xs"
        variant="default"
        aria-busy={query.isFetching}
        onClick={() => {
          if (!query.isFetching) void query.refetch();
        }}
      >
        {t('retry')}
      </Button>
    </Group>
  );
}

function BodySkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={66} />
      <Skeleton h={52} />
      <StatisticsSkeleton />
    </Stack>
  );
}

function StatisticsSkeleton() {
  return (
    <PanelGrid>
      <PanelSkeleton rows={8} />
      <PanelSkeleton rows={8} />
      <PanelSkeleton rows={5} />
      <PanelSkeleton rows={5} />
    </PanelGrid>
  );
}
