/** Link screen state: what the library knows of a link at once, and what the service says of it when it answers. */
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/api.ts';
import { linkTitle } from '#contract/resources/link-title.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { isMissing } from '#features/records/record-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type SentLink, sentLinkQuery } from '#queries/jobs.ts';
import { type LibraryLink, type RowFacts, useKnownLink, useRowFacts } from '#queries/library.ts';
import { linkQuery } from '#queries/resources/links.ts';
import { useLinkTrend } from '#queries/trends.ts';
import type { Loadable } from '#ui/layout/QueryState.tsx';
import { splitShortUrl } from '#ui/safety/safe-url.ts';

type Details = LinkDetail['details'];

/** The details of a link as they were read, with notes on what could not be. */
export type LinkReply = OutputOf<'links.get'>;

/** What is known of a link from a list or from its details. */
export interface ShownLink
  extends Pick<Details, 'shorturl' | 'longurl' | 'title' | 'description' | 'date' | 'unparsed'> {
  readonly id: number;
  /** What it is called: its title, or what stands for it. */
  readonly name: string;
  /** Its clicks as they were read last. */
  readonly counts: Pick<LinkDetail['data'], 'clicks' | 'unparsed'>;
}

export interface LinkScreen {
  readonly id: number;
  /** `waiting`: nothing is known yet; `failed`: and it could not be read; `gone`: the service has no such link. */
  readonly state: 'waiting' | 'failed' | 'gone' | 'shown';
  /** Undefined while nothing is known. */
  readonly link: ShownLink | undefined;
  /** Undefined until the service has answered. */
  readonly detail: LinkReply | undefined;
  /** The link as this browser sent it, where it did. */
  readonly sent: SentLink | undefined;
  /** Channels and new clicks; undefined until they are known. */
  readonly facts: RowFacts | undefined;
  /** When its clicks were read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly query: Loadable<LinkReply>;
}

/** Costs one request, and none where the link was shown just before. */
export function useLinkScreen(id: number): LinkScreen {
  const engine = useEngine();
  const query = useQuery(linkQuery(engine, id));
  const { data: sent } = useQuery(sentLinkQuery(engine, id));
  const known = useKnownLink(id, true);
  const { data: facts } = useRowFacts([id]);
  const readAt = Math.max(query.dataUpdatedAt, known?.readAt ?? 0);
  const trend = useLinkTrend(id, readAt);
  const isGone = isMissing(query.error);
  const detail = isGone ? undefined : query.data;
  const link = detail === undefined ? linkOfRow(known) : linkOfDetail(id, detail);
  const state = (): LinkScreen['state'] => {
    if (isGone) return 'gone';
    // The trend is loaded as soon as the row: both are painted together, so that nothing moves.
    if (link !== undefined && trend !== undefined) return 'shown';
    return query.error !== null && known === null ? 'failed' : 'waiting';
  };
  return { id, state: state(), link, detail, sent: sent ?? undefined, facts, readAt, query };
}

function linkOfRow(row: LibraryLink | null | undefined): ShownLink | undefined {
  if (row == null) return undefined;
  return { ...row, name: nameOf(row), counts: row };
}

function linkOfDetail(id: number, { details, data }: LinkDetail): ShownLink {
  const link = { ...details, id };
  return { ...link, name: nameOf(link), counts: data };
}

function nameOf(link: Pick<Details, 'shorturl' | 'longurl' | 'title'> & { id: number }): string {
  const { alias } = splitShortUrl(link.shorturl ?? '');
  return linkTitle({ ...link, alias }) || linkItem(link).name;
}
