/**
 * Store refusals: what a request learns whose value another record has already, or that the
 * database cannot serve now.
 */
import { invalid, Refusal } from '#service/api/reply.ts';
import { type Store, TakenError, type UniqueColumn } from '#service/store/store.ts';

export const takenProblems: Readonly<Record<UniqueColumn, string>> = {
  'account.email': 'email: Another account has this e-mail address. Enter a different one',
  'campaign.slug': 'slug: This slug is taken. Choose another one',
  'domain.host': 'domain: This domain was added already, here or in another account',
  'link.alias': 'custom: This alias is taken. Choose another one',
};

/** The refusal that an error of the store means; any other error as it is. */
export function asRefusal(store: Store, error: unknown): unknown {
  if (error instanceof TakenError) return invalid(takenProblems[error.column]);
  if (!store.isUnavailable(error)) return error;
  return new Refusal(
    503,
    'The database does not answer at the moment, or is too busy. Try again in a few seconds.',
    {
      'Retry-After': '5',
    },
  );
}
