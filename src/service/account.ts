/** The account that a key belongs to. */
import type { HandlersOf } from './handler.ts';

export const accountHandlers = {
  get: async ({ store, accountId }) => {
    const row = await store.db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
    const { id, email, username, avatar, plan, planExpires, registered } = row;
    return { data: { id, email, username, avatar, status: plan, expires: planExpires, registered } };
  },
} satisfies HandlersOf<'account'>;
