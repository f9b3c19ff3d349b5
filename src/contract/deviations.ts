/**
 * Named deviations: the ways in which real services differ from the document, each with a sample.
 */
import { type EndpointName, endpoints } from './api.ts';

interface Difference {
  /** What is seen, in one sentence. */
  readonly seen: string;
  /** The endpoints whose replies it can touch. */
  readonly concerns: readonly EndpointName[];
  /** A reply, or a part of one, as such a service sends it. */
  readonly sample: string;
}

const campaignReplies = ['campaigns.create', 'campaigns.update'] as const;
const every: readonly EndpointName[] = endpoints.map(({ name }) => name);

/**
 * What reading leaf by leaf cannot tell. Each is undone by a dialect in
 * `client/response/dialects.ts` before the contract decodes the reply, and committed on real
 * replies by a quirk in `testing/replies/quirks.ts`.
 */
export const deviations = {
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
  byteOrderMark: {
    seen: 'A byte order mark comes before the JSON',
    concerns: every,
    sample: '\\uFEFF{"error":0}',
  },
  findAsList: {
    seen: 'A look-up by short URL is answered with a list',
    concerns: ['links.find'],
    sample:
      '{"error":"0","data":{"result":1,"urls":[{"id":12,"shorturl":"https://sho.example/a"}]}}',
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
    sample:
      '{"id":3,"domain":"Spring","public":false,"rotator":false,"list":"https://sho.example/u/a/list/3"}',
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
  pixelInData: {
    seen: 'The id of a new pixel lies in `data`',
    concerns: ['pixels.create'],
    sample: '{"error":0,"data":{"id":7}}',
  },
} as const satisfies Record<string, Difference>;

export type Deviation = keyof typeof deviations;
