/** Link replies: the links in a reply of the service, for a screen as for the sync. */
import type { EndpointName } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link, LinkDetail, NewLink } from '#contract/resources/links.ts';

/** A reply to a request for links, with what was asked. */
export type LinkReply =
  | { readonly kind: 'page'; readonly asked: RequestedPage; readonly page: Page<Link> }
  | { readonly kind: 'detail'; readonly link: Link }
  | { readonly kind: 'created'; readonly link: Link };

/** The query of a page of links. */
interface RequestedPage {
  readonly limit?: number;
  readonly page?: number;
  readonly order?: 'date' | 'click';
  readonly q?: string;
}

/** A call that has succeeded, as the engine carried it out. */
export interface FinishedCall {
  readonly name: EndpointName;
  readonly input: unknown;
  readonly reply: unknown;
  /** When its reply came, in milliseconds since 1970. */
  readonly at: number;
}

/** Whether such a call can tell of links. */
export function isAboutLinks(name: EndpointName): boolean {
  return name.startsWith('links.');
}

/** What it tells of links, or null. */
export function linkReplyOf({ name, input, reply, at }: FinishedCall): LinkReply | null {
  // Sound casts: the client gives each endpoint the input and reply of its schema.
  switch (name) {
    case 'links.list':
      return {
        kind: 'page',
        asked: input as RequestedPage,
        page: (reply as { data: Page<Link> }).data,
      };
    case 'links.get':
    case 'links.find':
      return { kind: 'detail', link: linkOfDetail(reply as LinkDetail) };
    case 'links.create':
      return {
        kind: 'created',
        link: createdLink(input as NewLink, reply as Pick<Link, 'id' | 'shorturl'>, at),
      };
    default:
      return null;
  }
}

function linkOfDetail({ id, details, data }: LinkDetail): Link {
  const { shorturl, longurl, title, description, date } = details;
  return {
    id: id ?? details.id,
    alias: null,
    shorturl,
    longurl,
    clicks: data.clicks,
    title,
    description,
    date,
  };
}

/**
 * Its list row follows with the next request; until then the moment of the reply stands for its
 * date.
 */
function createdLink(
  body: NewLink,
  { id, shorturl }: Pick<Link, 'id' | 'shorturl'>,
  at: number,
): Link {
  const { url: longurl, custom, metatitle: title = null, description = '' } = body;
  const alias = custom ?? shorturl?.split('/').at(-1) ?? null;
  const date = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return { id, alias, shorturl, longurl, clicks: 0, title, description, date };
}
