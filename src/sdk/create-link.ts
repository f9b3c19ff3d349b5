/** Create link: checks a new link and sends it once; where its reply is lost, looks up whether it was created. */
import type { Clock } from '#base/clock.ts';
import type { CallOptions, Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { fieldErrors } from '#client/errors/field-errors.ts';
import { sentence } from '#contract/message.ts';
import { checkNewLink } from '#contract/new-link/check-new-link.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';
import { isRefusal } from '#engine/jobs/error-policy.ts';
import { findCreatedLink } from '#engine/links/find-created-link.ts';

export interface CreatedLink extends NamedLink {
  /** `sent`: the service's reply says so. `found`: the reply was lost, and a look-up found the link. */
  readonly how: 'sent' | 'found';
}

/** A link that may have been created: neither a reply nor a look-up says. Sending it again could create it twice. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
  /** Links that could each be it; empty where none was found. */
  readonly candidates: readonly NamedLink[];

  /** @param cause why the reply or the look-up failed */
  constructor(candidates: UnknownOutcome['candidates'], cause: ApiError) {
    super('The link may have been created, because its reply was lost', { cause });
    this.candidates = candidates;
  }
}

interface CreateLinkDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  /** The ids of links that are known to have been there before. */
  readonly known: ReadonlySet<number>;
}

/** @throws UnknownOutcome where the link may exist; ApiError where it does not */
export async function createLink(
  { call, clock, known }: CreateLinkDeps,
  link: NewLink,
  options: Pick<CallOptions, 'signal' | 'lane'> = {},
): Promise<CreatedLink> {
  refuseWrong(link, clock.now());
  let sentAt = Number.NaN;
  const beforeSend = () => {
    sentAt = clock.now();
    return Promise.resolve();
  };
  try {
    const { id, shorturl } = await call('links.create', link, { ...options, beforeSend });
    if (id !== null && shorturl !== null) return { id, shorturl, how: 'sent' };
    throw new ApiError('malformed', [sentence('noLinkId')]);
  } catch (problem) {
    const hasLeft = !Number.isNaN(sentAt);
    if (!(problem instanceof ApiError) || !hasLeft || isRejected(problem)) throw problem;
    return lookUp(call, { body: link, sentAt, known }, { ...options, clock }, problem);
  }
}

/** @throws ApiError `invalid` where the check of a new link refuses it, as in every other way to create links */
function refuseWrong(body: NewLink, now: number): void {
  const wrong = checkNewLink({ body }, { now }).flatMap((found) =>
    found.level === 'refuse' && found.key === 'check' ? [`${found.field}: ${found.message}`] : [],
  );
  const message = wrong.join('; ');
  if (message !== '') throw new ApiError('invalid', message, { fields: fieldErrors(message) });
}

/** Whether the service has certainly not created the link. */
function isRejected({ kind }: ApiError): boolean {
  return isRefusal(kind) || kind === 'limit';
}

/** What became of a link whose reply was lost. */
async function lookUp(
  call: Client['call'],
  sent: Parameters<typeof findCreatedLink>[1],
  options: Parameters<typeof findCreatedLink>[2],
  lost: ApiError,
): Promise<CreatedLink> {
  const found = await findCreatedLink(call, sent, options).catch(() => null);
  if (found === null || found.kind === 'absent') throw new UnknownOutcome([], lost);
  if (found.kind === 'several') throw new UnknownOutcome(found.links, lost);
  if (found.kind === 'created') return { ...found.link, how: 'found' };
  const values = { alias: sent.body.custom ?? '', shorturl: found.link.shorturl };
  throw new ApiError('refused', [sentence('aliasTaken', values)], { field: 'custom' });
}
