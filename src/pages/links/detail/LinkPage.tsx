/** The page of one link: who it is, who followed it, and who is led where. */
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { isMissing } from '#features/records/record-state.ts';
import { paths } from '#features/routes/paths.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linkQuery } from '#queries/resources/links.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { LinkFigures, LinkTotals } from './LinkFigures.tsx';
import { LinkHeading, LinkIdentity } from './LinkHeader.tsx';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { LinkTargets } from './LinkTargets.tsx';

/** Shows the link that the address names; costs one request, and none when the link was seen just before. */
export function LinkPage() {
  return (
    <RecordPage kind="link" to={paths.links.href()} list="Links">
      {(id) => <KnownLink key={id} id={id} />}
    </RecordPage>
  );
}

function KnownLink({ id }: { id: number }) {
  const query = useQuery(linkQuery(useEngine(), id));
  const missing = isMissing(query.error);
  const address = missing ? undefined : query.data?.details.shorturl;
  return (
    <Stack gap="lg">
      <BackLink to={paths.links.href()} list="Links">
        <LastUpdated query={missing ? { ...query, dataUpdatedAt: 0 } : query} />
      </BackLink>
      <LinkHeading
        address={address}
        pending={query.isPending}
        action={
          address === undefined ? null : (
            <>
              <Button component={Link} to={paths.newLink.href({ from: String(id) })} variant="default">
                Duplicate
              </Button>
              <AssignButton id={id} shorturl={address} />
            </>
          )
        }
      />
      {missing ? (
        <RecordNotFound kind="link" to={paths.links.href()} list="Links" />
      ) : (
        <QueryState query={query} what="this link" skeleton={<LinkSkeleton />}>
          {({ details, data }) => (
            <Stack gap="lg">
              <LinkIdentity details={details} />
              <LinkTotals data={data} />
              <PanelGrid>
                <LinkFigures data={data} />
                <LinkTargets details={details} />
              </PanelGrid>
              <Text c="var(--deck-text-dim)">Links cannot be edited or deleted through this service.</Text>
            </Stack>
          )}
        </QueryState>
      )}
    </Stack>
  );
}

function AssignButton(link: { id: number; shorturl: string }) {
  return (
    <AssignMenu
      items={[linkItem(link)]}
      button={
        <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden />}>
          Assign
        </Button>
      }
    />
  );
}
