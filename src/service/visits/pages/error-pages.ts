/** Error pages for visitors: no such link, expired, broken, unavailable, wrong method; also the home page and the password form. */
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { PageLayout } from '#service/visits/html/page-layout.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** What `Allow` holds where a URL can only be read. */
export const readOnly = 'GET, HEAD';

export type ErrorPages = ReturnType<typeof createErrorPages>;

/** Makes the pages; those that are the same for every visitor are made once. */
export function createErrorPages({ page, text }: PageLayout) {
  const caused = (cause: NonNullable<VisitAnswer['cause']>, answer: VisitAnswer): VisitAnswer => ({ ...answer, cause });
  return {
    /** The front page of the service's own host. */
    home: (linksHost: string, dashboardUrl: string | undefined): VisitAnswer => {
      const host = escapeHtml(linksHost);
      return text(200, 'Short links live here', [
        `Addresses that begin with <strong>${host}/</strong> are short links: each one leads on to a longer address.`,
        ...(dashboardUrl === undefined
          ? []
          : [`Links are made and looked after in the <a href="${escapeHtml(dashboardUrl)}">dashboard</a>.`]),
      ]);
    },
    unknown: caused(
      'unknown',
      text(404, 'No link at this address', [
        'There is no short link here. Capital and small letters count, so the address may have been copied wrongly or not as a whole.',
        'Check it against where you found it, or ask the person who gave it to you.',
      ]),
    ),
    expired: caused(
      'expired',
      text(410, 'This link has expired', [
        'It was made to work for a limited time, and that time is over.',
        'Ask the person who gave it to you for a new one.',
      ]),
    ),
    /** For a link whose stored destination is no web URL. */
    broken: caused(
      'broken',
      text(404, 'This link leads nowhere', [
        'Its destination is not a web address, so it cannot be opened.',
        'Tell the person who gave it to you.',
      ]),
    ),
    unavailable: caused(
      'unavailable',
      text(
        503,
        'This link cannot be opened right now',
        ['The list of links does not answer at the moment. The link itself may be fine.', 'Try again in a minute.'],
        { 'Retry-After': '60' },
      ),
    ),
    /** Refuses a prefetch: browsers take the status as a no, and request the link again when their user follows it. */
    prefetch: caused(
      'prefetch',
      text(503, 'This link opens when it is followed', ['It was fetched before you asked for it. Follow it to open it.']),
    ),
    method: (allowed: string): VisitAnswer =>
      text(405, 'Links can only be opened', ['This address accepts no other kind of request.'], { Allow: allowed }),
    password: (state: PasswordPageState): VisitAnswer => passwordPage(page, state),
  };
}

/**
 * Makes the function that answers otherwise where the store fails, by default with `unavailable`, and reports that once
 * each time it begins.
 */
export function failureGuard(unavailable: VisitAnswer, message: string, onError: (message: string, cause: unknown) => void) {
  let failing = false;
  return async (work: () => Promise<VisitAnswer>, otherwise = () => unavailable): Promise<VisitAnswer> => {
    try {
      const answer = await work();
      failing = false;
      return answer;
    } catch (cause) {
      if (!failing) onError(message, cause);
      failing = true;
      return otherwise();
    }
  };
}

interface PasswordPageState {
  status: 200 | 400 | 403 | 429;
  /** The problem of the last attempt, or undefined before the first. */
  error?: string;
  /** The referring host, kept in the form because the form is submitted from this page. */
  from: string;
  /** Seconds until the next attempt, after too many. */
  retryAfter?: number;
}

function passwordPage(page: PageLayout['page'], { status, error, from, retryAfter }: PasswordPageState): VisitAnswer {
  const described = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';
  const alert = error === undefined ? '' : `\n<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const kept = from === '' ? '' : `\n<input type="hidden" name="from" value="${escapeHtml(from)}">`;
  return page(
    status,
    'This link is protected',
    `<p>Its owner has set a password. Enter it to go on.</p>
<form method="post">${kept}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${described}>${alert}
<button>Open link</button>
</form>`,
    { headers: retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) } },
  );
}
