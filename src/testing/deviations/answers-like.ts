/**
 * Answers like other services: commits each named deviation on real replies, so that a client can
 * be tried against it.
 */
import { type EndpointName, endpoints } from '#contract/api.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { matchPath } from '#contract/protocol/endpoint.ts';
import { type Difference, isDeviation } from './host-kinds.ts';
import {
  isObject,
  isSuccess,
  type Json,
  partsOf,
  type Quirk,
  type ReplyParts,
  succeeding,
  toResponse,
} from './reply-parts.ts';
import { variations } from './variations.ts';

function failing(change: (reply: ReplyParts) => Partial<ReplyParts>): Quirk {
  return (reply) => (isSuccess(reply) ? reply : { ...reply, ...change(reply) });
}

function without(object: Json, ...names: string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** Changes the part of a successful body that has this name, where it is an object. */
function inPart(part: string, change: (value: Json) => Json): Quirk {
  return succeeding((body) => {
    const value = body[part];
    return isObject(value) ? { ...body, [part]: change(value) } : body;
  });
}

function page(change: (data: Json) => Json): Quirk {
  return inPart('data', (data) => ('maxpage' in data ? change(data) : data));
}

/** Names of campaigns under this key, wherever a reply holds campaigns. */
function campaignsNamed(key: string): Quirk {
  const move = (record: Json, from: string): Json => ({
    ...without(record, from),
    [key]: record[from],
  });
  const inList = page((data) => {
    const { campaigns } = data;
    return Array.isArray(campaigns)
      ? { ...data, campaigns: campaigns.map((row: Json) => move(row, 'name')) }
      : data;
  });
  const inReply = succeeding((body) => move(body, 'domain'));
  return (reply, name) => (name === 'campaigns.list' ? inList : inReply)(reply, name);
}

export const quirks = {
  failureWithStatus200: failing(() => ({ status: 200 })),
  failureInMsg: failing(({ body }) => ({
    body: { ...without(body, 'message'), msg: body['message'] },
  })),
  failureErrorStatus: failing(({ body, status }) =>
    status < 400 ? {} : { body: { ...body, error: status } },
  ),
  limitWithStatus200: (reply) => {
    if (reply.status !== 429) return reply;
    const body = { ...reply.body, error: 429, 'Retry-After': Number(reply.headers['retry-after']) };
    const headers = Object.entries(reply.headers).filter(([name]) => name !== 'retry-after');
    return { ...reply, status: 200, headers: Object.fromEntries(headers), body };
  },
  byteOrderMark: (reply) => ({ ...reply, before: '\uFEFF' }),
  findAsList: (reply, name) => {
    const { details, data } = reply.body;
    if (name !== 'links.find' || !isObject(details) || !isObject(data)) return reply;
    const { id, shorturl, longurl, title, description, date } = details;
    const alias = String(shorturl).replace(/^.*\//, '');
    const row = { id, alias, shorturl, longurl, clicks: data['clicks'], title, description, date };
    const paging = { result: 1, perpage: 15, currentpage: 1, nextpage: null, maxpage: 1 };
    return { ...reply, body: { error: '0', data: { ...paging, urls: [row] } } };
  },
  findMissingWithStatus200: (reply, name) =>
    name === 'links.find' && reply.status === 404 ? { ...reply, status: 200 } : reply,
  createdInShort: (reply, name) => {
    const { shorturl } = reply.body;
    if (name !== 'links.create' || shorturl === undefined) return reply;
    return { ...reply, body: { ...without(reply.body, 'shorturl'), short: shorturl } };
  },
  campaignInDomain: campaignsNamed('domain'),
  campaignInName: campaignsNamed('name'),
  campaignInCampaign: campaignsNamed('campaign'),
  pixelInData: succeeding(({ error, id }) => ({ error, data: { id } })),
} as const satisfies Record<Deviation, Quirk>;

/** The endpoint that a request is for, or undefined. */
export function endpointOf(request: Request): EndpointName | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const fitting = endpoints.filter(
    ({ endpoint: { method, path, whenQueryHas } }) =>
      method === request.method &&
      matchPath(path, pathname) !== undefined &&
      (whenQueryHas === undefined || searchParams.has(whenQueryHas)),
  );
  return (fitting.find(({ endpoint }) => endpoint.whenQueryHas !== undefined) ?? fitting[0])?.name;
}

/** A service whose replies deviate in these ways, wherever they can. */
export function answersLike(fetch: Fetch, names: readonly Difference[]): Fetch {
  return names.length === 0 ? fetch : withReplies(fetch, names.map(appliedOf));
}

/** How a difference is put on replies. */
export function appliedOf(name: Difference): Applied {
  return isDeviation(name)
    ? { concerns: deviations[name].concerns, quirk: quirks[name] }
    : variations[name];
}

type Fetch = (request: Request) => Promise<Response>;

interface Applied {
  readonly concerns: readonly EndpointName[];
  readonly quirk?: Quirk;
  /** Answers in place of the service, which it may ask. */
  readonly answer?: (request: Request, service: Fetch) => Promise<Response>;
}

/** A service whose replies to the endpoints concerned are changed, by one quirk after the other. */
export function withReplies(fetch: Fetch, chosen: readonly Applied[]): Fetch {
  return async (request) => {
    const name = endpointOf(request);
    const applying = chosen.filter(({ concerns }) => concerns.some((each) => each === name));
    if (name === undefined || applying.length === 0) return fetch(request);
    const answer = applying.find((each) => each.answer !== undefined)?.answer;
    const response = await (answer === undefined ? fetch(request) : answer(request, fetch));
    const parts = applying.reduce(
      (reply, { quirk }) => (quirk === undefined ? reply : quirk(reply, name)),
      await partsOf(response),
    );
    return toResponse(parts);
  };
}
