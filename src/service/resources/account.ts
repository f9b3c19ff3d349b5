/** Account of the API key: get, update. */
import type { HandlersOf } from '#service/api/handler-types.ts';
import { invalid } from '#service/api/reply.ts';
import { takenProblems } from './store-refusals.ts';

export const accountHandlers = {
  get: async ({ store, accountId, shortUrls }) => {
    const row = await store.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { id, email, username, avatar, plan, planExpires, registered } = row;
    const [letter = '?'] = username || email;
    const picture = avatar || shortUrls.special({ kind: 'avatar', letter: letter.toUpperCase() });
    return {
      data: {
        id,
        email,
        username,
        avatar: picture,
        status: plan,
        expires: planExpires,
        registered,
      },
    };
  },

  update: async ({ store, accountId, hashPassword }, input) => {
    const email = input.email?.toLowerCase();
    // Before the transaction, because other requests would wait while it hashes.
    const password = input.password === undefined ? undefined : await hashPassword(input.password);
    await store.change(accountId, async (db) => {
      const taken =
        email !== undefined &&
        (await db
          .selectFrom('account')
          .select('id')
          .where('email', '=', email)
          .where('id', '<>', accountId)
          .executeTakeFirst());
      if (taken) throw invalid(takenProblems['account.email']);
      await db
        .updateTable('account')
        .set({ email, password })
        .where('id', '=', accountId)
        .execute();
    });
    return { message: changed(email !== undefined, password !== undefined) };
  },
} satisfies HandlersOf<'account'>;

function changed(email: boolean, password: boolean): string {
  if (email && password) return 'The e-mail address and the password were changed';
  return email ? 'The e-mail address was changed' : 'The password was changed';
}
