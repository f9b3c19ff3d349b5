/** Limits of the fleet: what all instances together let pass at once, and what they answer while the database is gone. */
import { follow, type PlannedVisit } from './visitors.ts';

interface Passed {
  readonly passed: number;
  readonly refused: number;
  readonly words: string;
}

function countOf(statuses: readonly number[], good: number): Passed {
  const passed = statuses.filter((status) => status === good).length;
  const refused = statuses.filter((status) => status === 429).length;
  const others = statuses.length - passed - refused;
  return {
    passed,
    refused,
    words: `${String(passed)} pass, ${String(refused)} get 429${others === 0 ? '' : `, ${String(others)} others`}`,
  };
}

/** Sends so many requests with one key at once; its limit is 30 a minute. */
export async function limitAtOnce(api: string, key: string, number: number): Promise<Passed> {
  const headers = { Authorization: `Bearer ${key}` };
  const ask = async () => (await fetch(`${api}/api/account`, { headers })).status;
  return countOf(await Promise.all(Array.from({ length: number }, ask)), 200);
}

function tryPassword(links: string, alias: string): Promise<Response> {
  return fetch(`${links}/${alias}`, {
    method: 'POST',
    body: new URLSearchParams({ password: 'wrong' }),
    redirect: 'manual',
  });
}

/** An instance checks one password of an address while another one waits; it answers busy to what is more. */
const triesOfInstance = 2;

/** Tries wrong passwords from one address, in rounds that keep all instances busy; ten are allowed in ten minutes. */
export async function tryWrongPasswords(
  links: string,
  { alias, instances, rounds }: { alias: string; instances: number; rounds: number },
): Promise<Passed> {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tries = Array.from(
      { length: instances * triesOfInstance },
      async () => (await tryPassword(links, alias)).status,
    );
    statuses.push(...(await Promise.all(tries)));
  }
  return countOf(statuses, 403);
}

interface OutageOptions {
  links: string;
  api: string;
  key: string;
  /** The alias of a link that each instance has looked up already. */
  known: string;
}

/** What visitors and callers get while the database is gone. */
export async function outageAnswers({ links, api, key, known }: OutageOptions) {
  const from = '10.9.9.9';
  const visits: PlannedVisit[] = Array.from({ length: 8 }, () => ({ alias: known, from }));
  const opened: number[] = [];
  for (const visit of visits) opened.push(await follow(undefined, links, visit));
  const unknown = await follow(undefined, links, { alias: 'nothing-here', from });
  const tried = await tryPassword(links, 'locked');
  const called = await fetch(`${api}/api/account`, { headers: { Authorization: `Bearer ${key}` } });
  const retryAfter = called.headers.get('Retry-After');
  const open = opened.filter((status) => status === 302).length;
  return {
    visits: visits.slice(0, open),
    isGood:
      open === visits.length &&
      unknown === 503 &&
      tried.status === 503 &&
      called.status === 503 &&
      retryAfter !== null,
    words:
      `${String(open)} of ${String(visits.length)} visits to a remembered link open; an unknown alias gets ${String(unknown)}, ` +
      `a password ${String(tried.status)}, the API ${String(called.status)} with Retry-After ${String(retryAfter)}`,
  };
}
