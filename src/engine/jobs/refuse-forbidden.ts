/** Forbidden links: refuses drafts that naming rules forbid. Rules that cannot be read forbid nothing. */
import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import { isForbidden, type NamedDraft } from '#contract/new-link/check-naming.ts';
import { readNamingRules } from '#contract/new-link/naming-rules.ts';

/** @throws ApiError `invalid` where a rule that refuses forbids one of them */
export function refuseForbidden(given: unknown, drafts: readonly NamedDraft[]): void {
  const read = readNamingRules(given);
  if ('wrongAt' in read) return;
  const count = drafts.filter((draft) => isForbidden(read.rules, draft)).length;
  if (count > 0) throw new ApiError('invalid', [sentence('namingForbids', { count })]);
}
