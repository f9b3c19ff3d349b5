/** Password form: asks visitors for the password of a protected link, and limits attempts of one visitor and of all. */
import type { SharedWindows, VisitedLink } from '#service/store/store.ts';
import type { ErrorPages } from '#service/visits/pages/error-pages.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { referringHost } from '#service/visits/request/referrers.ts';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { createAttempts, createSharedAttempts } from './attempts.ts';
import { boundedWork } from './bounded-work.ts';

/** The visitor may open the link. */
interface Passed {
  /** The host that referred the visitor to the form, or ''. */
  readonly from: string;
}

interface PasswordFormOptions {
  page: (request: VisitRequest, ...state: Parameters<ErrorPages['password']>) => VisitAnswer;
  now: () => number;
  /** Keyed, so that the memory of attempts holds no IP address. */
  hash: (text: string) => string;
  verifyPassword: (text: string, stored: string) => Promise<boolean>;
  /** How many checks may run at once. */
  checksAtOnce?: number | undefined;
  /** See `Store`. */
  windows: SharedWindows | undefined;
}

// A check costs a processor for a quarter of a second on purpose: guesses from many addresses must not take them all.
const usualChecksAtOnce = 2;
const checksWaiting = 20;
// In seconds; by then all checks in line are done.
const tooBusy = { problem: 'busy', retryAfter: 5 } as const;

const hostPattern = /^[a-z0-9.:[\]_-]{1,255}$/;

export function createPasswordForm(options: PasswordFormOptions) {
  const { page, now, hash, verifyPassword, windows, checksAtOnce = usualChecksAtOnce } = options;
  const attempts = windows === undefined ? createAttempts(now) : createSharedAttempts(windows);
  const inLine = boundedWork(checksAtOnce, checksWaiting);
  return {
    /** The page that asks for the password. */
    show: (request: VisitRequest): VisitAnswer => page(request, { status: 200, from: referringHost(request.header('referer')) }),
    /** Checks a submitted form: the page again with an error at its field, or a pass. */
    check: async (request: VisitRequest, link: VisitedLink & { password: string }): Promise<VisitAnswer | Passed> => {
      const form = new URLSearchParams(request.body ?? '');
      const sentFrom = form.get('from') ?? '';
      const from = hostPattern.test(sentFrom) ? sentFrom : '';
      const password = form.get('password') ?? '';
      if (password === '') return page(request, { status: 400, from, problem: 'empty' });
      const visitor = hash(`${link.id.toString()}\n${ipBlock(request.address)}`);
      const tried = inLine(async (): Promise<VisitAnswer | Passed> => {
        // Taken before the check and given back after it, or many attempts at the same time would count as one.
        const wait = await attempts.take(visitor);
        if (wait > 0) return page(request, { status: 429, from, ...tooMany(wait) });
        if (!(await verifyPassword(password, link.password))) {
          return page(request, { status: 403, from, problem: 'wrong' });
        }
        await attempts.forget(visitor);
        return { from };
      });
      return tried ?? page(request, { status: 429, from, ...tooBusy });
    },
  };
}

function tooMany(wait: number): { problem: number; retryAfter: number } {
  return { problem: Math.ceil(wait / 60_000), retryAfter: Math.ceil(wait / 1000) };
}
