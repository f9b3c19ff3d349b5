/**
 * Password form: asks visitors for the password of a protected link, and limits attempts of one
 * visitor and of all.
 */
import { LRUCache } from 'lru-cache';
import type { SharedWindows, VisitedLink } from '#service/store/store.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { referringHost } from '#service/visits/request/referrers.ts';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { createAttempts, createSharedAttempts } from './attempts.ts';
import { CheckLine } from './check-line.ts';
import type { passwordPage } from './error-pages.ts';

/** The visitor may open the link. */
interface Passed {
  /** The host that referred the visitor to the form, or ''. */
  readonly from: string;
}

interface PasswordFormOptions {
  page: (request: VisitRequest, state: Parameters<typeof passwordPage>[1]) => VisitAnswer;
  now: () => number;
  /** Keyed, so that the memory of attempts holds no IP address. */
  hash: (text: string) => string;
  verifyPassword: (text: string, stored: string) => Promise<boolean>;
  /** How many checks may run at once. */
  checksAtOnce?: number;
  /**
   * Resolves when a refusal may be answered: it slows down a visitor who tries on and on over many
   * connections.
   */
  delayRefusal?: () => Promise<void>;
  /** See `Store`. */
  windows: SharedWindows | undefined;
}

// A check costs a processor for a quarter of a second on purpose: guesses from many addresses must
// not take them all.
const usualChecksAtOnce = 2;
const line = { maxWaiting: 20, maxWaitingOfLink: 10 };
// In seconds; by then all checks in line are done.
const tooBusy = { problem: 'busy', retryAfter: 5 } as const;
/** Checks of one address in ten minutes, on all links. */
const maxChecks = 60;
/** How long a right password is known without a check, in milliseconds, and of how many links. */
const rightAge = 5 * 60_000;
const maxRight = 10_000;

const hostPattern = /^[a-z0-9.:[\]_-]{1,255}$/;

export function createPasswordForm(options: PasswordFormOptions) {
  const { page, now, hash, verifyPassword, windows, checksAtOnce = usualChecksAtOnce } = options;
  const { delayRefusal = () => Promise.resolve() } = options;
  const attempts = windows === undefined ? createAttempts(now) : createSharedAttempts(windows);
  /**
   * Checks of one address on all links, right ones too: what a link allows would otherwise have no
   * end with many links.
   */
  const checks =
    windows === undefined
      ? createAttempts(now, maxChecks)
      : createSharedAttempts(windows, maxChecks, 'checks');
  const checkLine = new CheckLine({ ...line, maxRunning: checksAtOnce, now });
  /** When a right password was checked, by link and password. */
  const right = new LRUCache<string, number>({ max: maxRight });
  const isKnown = (key: string): boolean => {
    const at = right.get(key);
    return at !== undefined && Math.abs(now() - at) < rightAge;
  };

  async function attempt(
    request: VisitRequest,
    link: VisitedLink & { password: string },
    { password, from }: { password: string; from: string },
  ): Promise<VisitAnswer | Passed> {
    const block = ipBlock(request.ip);
    const visitor = hash(`${link.id.toString()}\n${block}`);
    // The stored hash has a salt, so that a new password of the link makes another key.
    const key = hash(`${link.id.toString()}\n${link.password}\n${password}`);
    const refuse = (wait: number) => page(request, { status: 429, from, ...tooMany(wait) });
    const decide = async (): Promise<VisitAnswer | Passed> => {
      // Taken before the check and given back after it, or many attempts at the same time would count as
      // one.
      const wait = await attempts.take(visitor);
      if (wait > 0) return refuse(wait);
      if (!isKnown(key)) {
        const checksWait = await checks.take(hash(block));
        if (checksWait > 0) return refuse(checksWait);
        if (!(await verifyPassword(password, link.password)))
          return page(request, { status: 403, from, problem: 'wrong' });
        right.set(key, now());
      }
      await attempts.forget(visitor);
      return { from };
    };
    const decided = isKnown(key) ? await decide() : await checkLine.run(block, link.id, decide);
    const answer = decided ?? page(request, { status: 429, from, ...tooBusy });
    // After the line, in which others wait.
    if ('status' in answer && answer.status === 429) await delayRefusal();
    return answer;
  }

  return {
    /** The page that asks for the password. */
    show: (request: VisitRequest): VisitAnswer =>
      page(request, { status: 200, from: referringHost(request.header('referer')) }),
    /** Checks a submitted form: the page again with an error at its field, or a pass. */
    check: async (
      request: VisitRequest,
      link: VisitedLink & { password: string },
    ): Promise<VisitAnswer | Passed> => {
      const form = new URLSearchParams(request.body ?? '');
      const sentFrom = form.get('from') ?? '';
      const from = hostPattern.test(sentFrom) ? sentFrom : '';
      const password = form.get('password') ?? '';
      if (password === '') return page(request, { status: 400, from, problem: 'empty' });
      return attempt(request, link, { password, from });
    },
  };
}

function tooMany(wait: number): { problem: number; retryAfter: number } {
  return { problem: Math.ceil(wait / 60_000), retryAfter: Math.ceil(wait / 1000) };
}
