/** Refused alias: tells where the alias alone kept a link from being created. */
import type { StoredRow } from '#local/jobs/job-types.ts';

/** The alias for which the link of a row was not created; undefined where another reason was given too. */
export function refusedAliasOf({ state, body, creationFailure }: StoredRow): string | undefined {
  if (state !== 'refused' || body?.custom === undefined) return undefined;
  if (creationFailure?.why === 'taken') return body.custom;
  if (creationFailure?.why !== 'refused') return undefined;
  const { fields = [] } = creationFailure.error;
  const isAlias = fields.length > 0 && fields.every(({ field }) => field === 'custom');
  return isAlias ? body.custom : undefined;
}
