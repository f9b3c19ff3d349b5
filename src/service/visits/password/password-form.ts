/** Lets a visitor of a protected link pass with the right password, and limits how often it can be tried. */
import type { VisitedLink } from '#service/store/store.ts';
import { passwordPage } from '#service/visits/pages/error-pages.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { referringHost } from '#service/visits/request/referrers.ts';
import { addressBlock, createTries } from './attempts.ts';

/** The link may be opened, and this is where the visitor had come from (a host, or '') when the page was shown. */
interface Passed {
  readonly from: string;
}

interface PasswordGate {
  /** The page that asks for the password. */
  ask(request: VisitRequest): VisitAnswer;
  /** Checks what was sent: the page with the error said at its field, or a pass. */
  check(request: VisitRequest, link: VisitedLink & { password: string }): Promise<VisitAnswer | Passed>;
}

interface PasswordGateOptions {
  now: () => number;
  /** Keyed, so that the memory of tries holds no address. */
  hash: (text: string) => string;
  verifyPassword: (text: string, stored: string) => Promise<boolean>;
}

const hostPattern = /^[a-z0-9.:[\]_-]{1,255}$/;

export function createPasswordGate({ now, hash, verifyPassword }: PasswordGateOptions): PasswordGate {
  const tries = createTries(now);
  return {
    ask: (request) => passwordPage({ status: 200, from: referringHost(request.header('referer')) }),
    async check(request, link) {
      const form = new URLSearchParams(request.body ?? '');
      const sentFrom = form.get('from') ?? '';
      const from = hostPattern.test(sentFrom) ? sentFrom : '';
      const password = form.get('password') ?? '';
      if (password === '') return passwordPage({ status: 400, from, error: 'Enter the password of this link.' });
      // Taken before the check and given back after it, or many tries at the same time would count as one.
      const visitor = hash(`${link.id.toString()}\n${addressBlock(request.address)}`);
      const wait = tries.take(visitor);
      if (wait > 0) return passwordPage({ status: 429, from, ...tooMany(wait) });
      if (!(await verifyPassword(password, link.password))) {
        return passwordPage({ status: 403, from, error: 'This is not the password of this link. Check it and try again.' });
      }
      tries.forgive(visitor);
      return { from };
    },
  };
}

function tooMany(wait: number): { error: string; retryAfter: number } {
  const minutes = Math.ceil(wait / 60_000);
  const time = minutes === 1 ? 'a minute' : `${minutes.toString()} minutes`;
  return { error: `Too many wrong passwords. Try again in ${time}.`, retryAfter: Math.ceil(wait / 1000) };
}
