/** The page of one link: who it is, who followed it, and who is led where. */
import { Anchor, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#client/api-error.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linkQuery } from '#queries/links.ts';
import { paths } from '#pages/paths.ts';
import { AsOf } from '#ui/AsOf.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PanelGrid } from '#ui/Panel.tsx';
import { QueryState } from '#ui/QueryState.tsx';
import { LinkFigures, LinkTotals } from './LinkFigures.tsx';
import { LinkHeading, LinkIdentity } from './LinkHeader.tsx';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { LinkTargets } from './LinkTargets.tsx';

/** Shows the link that the address names; costs one request, and none when the link was seen just before. */
export function LinkPage() {
  const id = useParams()['id'] ?? '';
  // An id that is no number names no link; asking the service would only cost a request.
  if (/^[1-9]\d{0,14}$/.test(id)) return <KnownLink key={id} id={Number(id)} />;
  return (
    <Stack gap="lg">
      <BackRow />
      <VisuallyHidden component="h1">Link</VisuallyHidden>
      <NoSuchLink />
    </Stack>
  );
}

function KnownLink({ id }: { id: number }) {
  const query = useQuery(linkQuery(useEngine(), id));
  const missing = query.error instanceof ApiError && query.error.kind === 'missing';
  return (
    <Stack gap="lg">
      <BackRow>
        <AsOf
          at={missing ? 0 : query.dataUpdatedAt}
          refreshing={query.isFetching}
          onRefresh={() => void query.refetch({ cancelRefetch: false })}
        />
      </BackRow>
      <LinkHeading address={missing ? undefined : query.data?.details.shorturl} pending={query.isPending} />
      {missing ? (
        <NoSuchLink />
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

function BackRow({ children }: { children?: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" mih={28} mb={-12}>
      <Anchor component={Link} to={paths.links.href()}>
        <Group gap={4} wrap="nowrap">
          <ArrowLeft size={16} aria-hidden />
          Links
        </Group>
      </Anchor>
      {children}
    </Group>
  );
}

function NoSuchLink() {
  return (
    <EmptyState
      title="No such link"
      action={
        <Button component={Link} to={paths.links.href()}>
          Back to Links
        </Button>
      }
    >
      The service knows no link with this number. It may belong to another account, or the address may be mistyped.
    </EmptyState>
  );
}
