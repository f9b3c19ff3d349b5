/** Link screen: header, totals, statistics and targeting of one link. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { SentPanel } from '#features/link-facts/SentPanel.tsx';
import { BackLink } from '#features/records/BackLink.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { isMissing } from '#features/records/record-state.ts';
import { paths } from '#features/routes/paths.ts';

import { LinkCommands } from '#pages/links/commands/LinkCommands.tsx';

import { LinkTrend } from '#pages/links/trend/LinkTrend.tsx';

import { useEngine } from '#queries/EngineContext.tsx';
import { sentLinkQuery } from '#queries/jobs.ts';
import { useKnownLink } from '#queries/library.ts';
import { linkQuery } from '#queries/resources/links.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';

import { LinkFigures, LinkTotals } from './figures/LinkFigures.tsx';
import { KeptLink } from './KeptLink.tsx';

import { LinkHeading, LinkIdentity } from './LinkHeader.tsx';
import { LinkTargeting } from './LinkTargeting.tsx';

/** Costs one request, and none where the link was shown just before. */
export function LinkPage() {
  const t = useTranslations('link');
  return (
    <RecordPage to={paths.links.href()} list={t('list')}>
      {(id) => <LinkById key={id} id={id} />}
    </RecordPage>
  );
}

function LinkById({ id }: { id: number }) {
  const t = useTranslations('link');
  const engine = useEngine();
  const query = useQuery(linkQuery(engine, id));
  const { data: sent } = useQuery(sentLinkQuery(engine, id));
  const missing = isMissing(query.error);
  // Where the service cannot tell, what was read before is better than nothing.
  const isUnread = query.error !== null && !missing && query.data === undefined;
  const known = useKnownLink(id, isUnread);
  const kept = isUnread && known != null ? known : undefined;
  const details = missing ? undefined : query.data?.details;
  return (
    <Stack gap="lg">
      <BackLink to={paths.links.href()} list={t('list')}>
        <LastUpdated query={missing ? { ...query, dataUpdatedAt: 0 } : query} />
      </BackLink>
      <LinkHeading
        id={id}
        details={details ?? kept}
        pending={query.isPending}
        action={
          details === undefined ? null : (
            <>
              <Button component={Link} to={paths.newLink.href({ from: String(id) })} variant="default">
                {t('duplicate')}
              </Button>
              <AssignMenu
                items={[linkItem({ id, shorturl: details.shorturl })]}
                button={
                  <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden />}>
                    {t('assign')}
                  </Button>
                }
              />
            </>
          )
        }
      />
      {details === undefined ? null : <LinkCommands id={id} shorturl={details.shorturl} />}
      {missing ? (
        <RecordNotFound to={paths.links.href()} list={t('list')} />
      ) : (
        <QueryState query={query} what={t('what')} skeleton={<LinkSkeleton />}>
          {({ details, data, notes }) => (
            <Stack gap="lg">
              <ReadingNotes notes={notes} />
              <LinkIdentity details={details} />
              <LinkTotals data={data} />
              <LinkTrend id={id} shorturl={details.shorturl} read={query.dataUpdatedAt} />
              <PanelGrid>
                <LinkFigures data={data} />
                <LinkTargeting details={details} sent={sent?.body} />
                {sent == null ? null : <SentPanel sent={sent} />}
              </PanelGrid>
              <Text c="var(--deck-text-dim)">{t('final')}</Text>
            </Stack>
          )}
        </QueryState>
      )}
      {kept === undefined ? null : <KeptLink link={kept} />}
    </Stack>
  );
}

function LinkSkeleton() {
  return (
    <Stack gap="lg">
      <Stack gap={8} mt={-12}>
        <Skeleton h={16} w="55%" />
        <Skeleton h={16} w="30%" />
        <Skeleton h={20} w={280} maw="80%" />
      </Stack>
      <Group gap={48} py={8}>
        <Skeleton h={62} w={140} />
        <Skeleton h={62} w={140} />
      </Group>
      <Skeleton h={360} />
      <PanelGrid>
        <PanelSkeleton rows={8} />
        <PanelSkeleton rows={8} />
        <PanelSkeleton rows={5} />
        <PanelSkeleton rows={5} />
      </PanelGrid>
    </Stack>
  );
}
