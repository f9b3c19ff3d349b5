/**
 * Error pages for visitors: no such link, expired, broken, unavailable, wrong method; also the home
 * page and the password form.
 */
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { PageLayout } from '#service/visits/html/page-layout.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** What `Allow` holds where a URL can only be read. */
export const readOnly = 'GET, HEAD';

export type ErrorPages = ReturnType<typeof createErrorPages>;

/** Makes the pages in one language; those that are the same for every visitor are made once. */
export function createErrorPages({ page, text }: PageLayout, speech: PageTexts) {
  const { t } = speech;
  const caused = (cause: NonNullable<VisitAnswer['cause']>, answer: VisitAnswer): VisitAnswer => ({
    ...answer,
    cause,
  });
  return {
    /** The front page of the service's own host. */
    home: (linksHost: string, dashboardUrl: string | undefined): VisitAnswer => {
      const host = `<strong dir="ltr">${escapeHtml(linksHost)}/</strong>`;
      const dashboard = (inside: string): string =>
        `<a href="${escapeHtml(dashboardUrl ?? '')}">${inside}</a>`;
      return text(speech, 200, t('home.title'), [
        t.markup('home.text', { host }),
        ...(dashboardUrl === undefined ? [] : [t.markup('home.dashboard', { dashboard })]),
      ]);
    },
    unknown: caused(
      'unknown',
      text(speech, 404, t('unknown.title'), [t('unknown.text'), t('unknown.next')]),
    ),
    expired: caused(
      'expired',
      text(speech, 410, t('expired.title'), [t('expired.text'), t('expired.next')]),
    ),
    /** For a link whose stored destination is no web URL. */
    broken: caused(
      'broken',
      text(speech, 404, t('broken.title'), [t('broken.text'), t('broken.next')]),
    ),
    unavailable: caused(
      'unavailable',
      text(speech, 503, t('unavailable.title'), [t('unavailable.text'), t('unavailable.next')], {
        'Retry-After': '60',
      }),
    ),
    /**
     * Refuses a prefetch: browsers take the status as a no, and request the link again when their
     * user follows it.
     */
    prefetch: caused('prefetch', text(speech, 503, t('prefetch.title'), [t('prefetch.text')])),
    method: (allowed: string): VisitAnswer =>
      text(speech, 405, t('method.title'), [t('method.text')], { Allow: allowed }),
    password: (state: PasswordPageState): VisitAnswer => passwordPage(page, speech, state),
  };
}

/**
 * Makes the function that answers otherwise where the store fails, and reports that once each time
 * it begins.
 */
export function failureGuard(message: string, onError: (message: string, cause: unknown) => void) {
  let failing = false;
  return async (
    work: () => Promise<VisitAnswer>,
    otherwise: () => VisitAnswer,
  ): Promise<VisitAnswer> => {
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
  /**
   * The problem of the last attempt, or undefined before the first; a number is the minutes until
   * the next one.
   */
  problem?: 'empty' | 'wrong' | 'busy' | number;
  /** The referring host, which stays in the form because the form is submitted from this page. */
  from: string;
  /** Seconds until the next attempt, after too many. */
  retryAfter?: number;
}

function passwordPage(
  page: PageLayout['page'],
  speech: PageTexts,
  state: PasswordPageState,
): VisitAnswer {
  const { status, problem, from, retryAfter } = state;
  const { t } = speech;
  const error =
    typeof problem === 'number'
      ? t('password.tooMany', { minutes: problem })
      : problem && t(`password.${problem}`);
  const described = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';
  const alert =
    error === undefined
      ? ''
      : `\n<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const fromField =
    from === '' ? '' : `\n<input type="hidden" name="from" value="${escapeHtml(from)}">`;
  return page(
    speech,
    status,
    t('password.title'),
    `<p>${t('password.text')}</p>
<form method="post">${fromField}
<label for="password">${t('password.label')}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${described}>${alert}
<button>${t('password.submit')}</button>
</form>`,
    { headers: retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) } },
  );
}
