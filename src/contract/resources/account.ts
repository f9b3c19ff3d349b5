/** The account: its schemas, then its endpoints. */
import * as z from 'zod/mini';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, secret } from '#contract/protocol/endpoint.ts';
import { freeText } from '#contract/protocol/inputs.ts';
import { creationTime, id, moment, text, urlText } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const account = namedObject('Account', {
  id,
  email: text,
  username: text,
  avatar: urlText,
  /** The plan; the document shows `pro`, other values are left as they came. */
  status: text,
  /** When the plan ends, or null where it does not. */
  expires: moment,
  registered: creationTime,
});

export type Account = Readable<z.output<typeof account>>;

const email = freeText(254).check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/, checkMessage('email')));

const password = freeText(200).check(z.minLength(8, checkMessage('minCharacters', { count: 8 })));

/** The body of `PUT /api/account/update`: a field that is left out stays as it is. */
export const accountChange = described(
  z
    .object({
      email: described(z.optional(email), { title: 'E-mail' }),
      password: described(z.optional(password), {
        title: 'New password',
        description: 'At least 8 characters',
      }),
    })
    .check(
      z.refine(({ email, password }) => email !== undefined || password !== undefined, {
        error: checkMessage('account'),
        path: ['email'],
      }),
    ),
  { id: 'AccountChange', minProperties: 1 },
);

export const accountEndpoints = {
  get: endpoint(
    'GET /api/account',
    'The account that the key belongs to',
    'Costs one request; the usual way to check a key.',
    { reply: z.object({ data: account }) },
  ),
  update: secret(
    'PUT',
    '/api/account/update',
    'Change the e-mail address, the password, or both',
    'Fields that are left out stay as they are. At least one of the two is needed.',
    { body: accountChange },
  ),
};
