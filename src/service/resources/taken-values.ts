/** Taken values: what a request is told whose value another record has already, with the field. */
import { invalid } from '#service/api/reply.ts';
import { TakenError, type UniqueColumn } from '#service/store/store.ts';

export const takenProblems: Readonly<Record<UniqueColumn, string>> = {
  'account.email': 'email: Another account has this e-mail address. Enter a different one',
  'campaign.slug': 'slug: This slug is taken. Choose another one',
  'domain.host': 'domain: This domain was added already, here or in another account',
  'link.alias': 'custom: This alias is taken. Choose another one',
};

/** The refusal of a change whose value was taken between its look and its writing; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  return error instanceof TakenError ? invalid(takenProblems[error.column]) : error;
}
