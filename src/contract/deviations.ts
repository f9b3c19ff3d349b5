/** Named deviations: the ways in which real services differ from the document, each with a sample. */
import type { EndpointName } from './api.ts';

interface Difference {
  /** What is seen, in one sentence. */
  readonly seen: string;
  /** The endpoints whose replies it can touch. */
  readonly concerns: readonly EndpointName[];
  /** A reply, or a part of one, as such a service sends it. */
  readonly sample: string;
}

const lists = [
  'domains.list',
  'overlays.list',
  'splash.list',
  'campaigns.list',
  'channels.list',
  'channels.get',
  'pixels.list',
  'links.list',
] as const;
const details = ['links.find', 'links.get'] as const;
const campaignReplies = ['campaigns.create', 'campaigns.update'] as const;
/** Changes that answer with a message alone. */
const messages = [
  'account.update',
  'domains.update',
  'domains.delete',
  'campaigns.assign',
  'campaigns.delete',
  'channels.assign',
  'channels.update',
  'channels.delete',
] as const;
const additions = ['domains.create', 'channels.create', 'pixels.create', 'links.create'] as const;
const every = ['account.get', ...lists, ...details, ...campaignReplies, ...messages, ...additions] as const;

/**
 * Shapes that the contract does not decode. Each is undone by a dialect in `client/dialects.ts` before the contract
 * reads the reply, and committed on real replies by a quirk in `testing/quirks.ts`.
 */
export const deviations = {
  errorFalse: {
    seen: 'Success is spelled false',
    concerns: every,
    sample: '{"error":false,"data":{}}',
  },
  errorOtherZero: {
    seen: 'Success is the text zero where the number is documented, or the other way round',
    concerns: every,
    sample: '{"error":"0","id":12,"shorturl":"https://sho.example/a"}',
  },
  errorAbsent: {
    seen: 'Success has no key `error`',
    concerns: every,
    sample: '{"id":12,"shorturl":"https://sho.example/a"}',
  },
  failureWithStatus200: {
    seen: 'A failure has the HTTP status of a success',
    concerns: every,
    sample: 'HTTP 200 {"error":1,"message":"Link not found"}',
  },
  failureInMsg: {
    seen: 'The text of a failure is called `msg`',
    concerns: every,
    sample: '{"error":1,"msg":"Please enter a valid address"}',
  },
  failureErrorText: {
    seen: 'A failure is the text "1"',
    concerns: every,
    sample: '{"error":"1","message":"Link not found"}',
  },
  failureErrorTrue: {
    seen: 'A failure is true',
    concerns: every,
    sample: '{"error":true,"message":"Link not found"}',
  },
  failureErrorStatus: {
    seen: 'A failure carries its HTTP status in `error`',
    concerns: every,
    sample: '{"error":404,"message":"Link not found"}',
  },
  limitWithStatus200: {
    seen: 'Over the limit is HTTP 200, and the seconds to wait are in the body',
    concerns: every,
    sample: 'HTTP 200 {"error":429,"message":"Too many requests","Retry-After":41}',
  },
  jsonAsHtml: {
    seen: 'JSON is sent as text/html',
    concerns: every,
    sample: 'Content-Type: text/html',
  },
  byteOrderMark: {
    seen: 'A byte order mark comes before the JSON',
    concerns: every,
    sample: '\\uFEFF{"error":0}',
  },
  nextpageNull: {
    seen: '`nextpage` is null',
    concerns: lists,
    sample: '{"result":40,"perpage":15,"currentpage":3,"nextpage":null,"maxpage":3}',
  },
  nextpageMissing: {
    seen: 'There is no `nextpage`',
    concerns: lists,
    sample: '{"result":40,"perpage":15,"currentpage":3,"maxpage":3}',
  },
  nextpageStale: {
    seen: '`nextpage` points at the current page though there are more',
    concerns: lists,
    sample: '{"result":40,"perpage":15,"currentpage":1,"nextpage":1,"maxpage":3}',
  },
  maxpageZero: {
    seen: '`maxpage` of an empty list is 0',
    concerns: lists,
    sample: '{"result":0,"perpage":15,"currentpage":1,"nextpage":0,"maxpage":0,"urls":[]}',
  },
  detailWithoutId: {
    seen: 'The detail of a link has no `id` beside its `details`',
    concerns: details,
    sample: '{"error":0,"details":{"id":12},"data":{"clicks":3}}',
  },
  targetsEmptyList: {
    seen: 'No targeting is an empty list in place of an empty object',
    concerns: details,
    sample: '{"location":[],"device":[]}',
  },
  targetsEmptyText: {
    seen: 'No targeting is empty text in place of an empty object',
    concerns: details,
    sample: '{"location":"","device":""}',
  },
  findAsList: {
    seen: 'A look-up by short URL is answered with a list',
    concerns: ['links.find'],
    sample: '{"error":"0","data":{"result":1,"urls":[{"id":12,"shorturl":"https://sho.example/a"}]}}',
  },
  findMissingWithStatus200: {
    seen: 'A look-up by short URL without a match is HTTP 200 with a failure, whatever its words are',
    concerns: ['links.find'],
    sample: 'HTTP 200 {"error":1,"message":"Nothing here"}',
  },
  createdInShort: {
    seen: 'The short URL of a new link is called `short`',
    concerns: ['links.create'],
    sample: '{"error":0,"id":12,"short":"https://sho.example/a"}',
  },
  campaignInDomain: {
    seen: 'The name of a campaign in a list is called `domain`',
    concerns: ['campaigns.list'],
    sample: '{"id":3,"domain":"Spring","public":false,"rotator":false,"list":"https://sho.example/u/a/list/3"}',
  },
  campaignInName: {
    seen: 'The name of a campaign that was made or changed is called `name`',
    concerns: campaignReplies,
    sample: '{"error":0,"id":3,"name":"Spring","public":false,"rotator":false}',
  },
  campaignInCampaign: {
    seen: 'The name of a campaign is called `campaign`',
    concerns: ['campaigns.list', ...campaignReplies],
    sample: '{"id":3,"campaign":"Spring","public":false,"rotator":false}',
  },
  doneWithoutMessage: {
    seen: 'A change is answered with the whole record, or with nothing more than success, in place of a message',
    concerns: messages,
    sample: '{"error":0,"id":5,"name":"Social","description":"","color":"#0ea5e9","starred":false}',
  },
  pixelInData: {
    seen: 'The id of a new pixel lies in `data`',
    concerns: ['pixels.create'],
    sample: '{"error":0,"data":{"id":7}}',
  },
} as const satisfies Record<string, Difference>;

export type Deviation = keyof typeof deviations;
