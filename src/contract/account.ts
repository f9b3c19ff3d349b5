/** The account: its schemas, then its endpoints. */
import * as z from 'zod';
import { type Endpoint, none } from './endpoint.ts';
import { address, id, moment, text } from './values.ts';

const account = z.object({
  id,
  email: text,
  username: text,
  avatar: address,
  /** The plan; a sample shows `pro`, other values are shown as they come. */
  status: text,
  /** When the plan ends, or null where it does not. */
  expires: moment,
  registered: moment,
}).meta({ id: 'Account' });

export type Account = z.output<typeof account>;

export const accountEndpoints = {
  get: {
    method: 'GET',
    path: '/api/account',
    summary: 'The account that the key belongs to',
    params: none,
    query: none,
    body: none,
    reply: z.object({ data: account }),
    zero: 0,
  },
} as const satisfies Record<string, Endpoint>;
