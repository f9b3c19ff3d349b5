/** Error pages: no such link, expired, broken, unavailable, wrong method; and the home page. */
import type { Brand } from '#service/visits/html/brand.ts';
import { Html, html } from '#service/visits/html/html.ts';
import { page, type View } from '#service/visits/html/page.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** What `Allow` holds where a URL can only be read. */
export const readOnly = 'GET, HEAD';

/** What visitors are told, with its status. */
const problems = {
  unknown: 404,
  expired: 410,
  /** For a link whose stored destination is no web URL. */
  broken: 404,
  unavailable: 503,
  /**
   * Refuses a prefetch: browsers take the status as a no, and request the link again when their
   * user follows it.
   */
  prefetch: 503,
  /** No such page, or one that is not public: visitors do not learn which. */
  missing: 404,
  /** A rotator whose campaign has no link that can be opened. */
  rotator: 404,
  method: 405,
} as const;

type Problem = keyof typeof problems;

const headersOf: Readonly<Partial<Record<Problem, Readonly<Record<string, string>>>>> = {
  unavailable: { 'Retry-After': '60' },
};

/** Stands for the nonce in a page that is kept; nobody can write it into a text of a page. */
const nonceSlot = crypto.randomUUID();

type Pages = Map<Problem, VisitAnswer>;

/** The pages of a brand, by language and problem: a scan for aliases makes each of them once. */
const madePages = new WeakMap<Brand, Map<PageTexts, Pages>>();

export function errorPage(
  view: View,
  problem: Problem,
  headers: Readonly<Record<string, string>> = headersOf[problem] ?? {},
): VisitAnswer {
  const { texts, brand, nonce } = view;
  const byLanguage = madePages.get(brand) ?? new Map<PageTexts, Pages>();
  madePages.set(brand, byLanguage);
  const pages = byLanguage.get(texts) ?? new Map<Problem, VisitAnswer>();
  byLanguage.set(texts, pages);
  const made = pages.get(problem) ?? makeErrorPage({ ...view, nonce: nonceSlot }, problem);
  pages.set(problem, made);
  const policy = made.headers['Content-Security-Policy']?.replace(nonceSlot, nonce) ?? '';
  return {
    ...made,
    headers: { ...made.headers, 'Content-Security-Policy': policy, ...headers },
    body: made.body.replace(nonceSlot, nonce),
  };
}

function makeErrorPage(view: View, problem: Problem): VisitAnswer {
  const { t } = view.texts;
  const hasNext = problem !== 'prefetch' && problem !== 'method';
  const isCause = problem !== 'missing' && problem !== 'rotator' && problem !== 'method';
  return textPage(view, {
    status: problems[problem],
    cause: isCause ? problem : undefined,
    title: t(`${problem}.title`),
    paragraphs: [
      html`${t(`${problem}.text`)}`,
      ...(hasNext ? [html`${t(`${problem}.next`)}`] : []),
    ],
  });
}

/** The front page of the service's own host. */
export function homePage(
  view: View,
  linksHost: string,
  dashboardUrl: string | undefined,
): VisitAnswer {
  const { t } = view.texts;
  const host = html`<strong dir="ltr">${linksHost}/</strong>`.text;
  const dashboard = (inside: string) =>
    html`<a href="${dashboardUrl}">${new Html(inside)}</a>`.text;
  return textPage(view, {
    title: t('home.title'),
    paragraphs: [
      new Html(t.markup('home.text', { host })),
      ...(dashboardUrl === undefined ? [] : [new Html(t.markup('home.dashboard', { dashboard }))]),
    ],
  });
}

/** A page of paragraphs, in the service's own words. */
function textPage(
  view: View,
  {
    paragraphs,
    ...parts
  }: Omit<Parameters<typeof page>[1], 'body'> & { paragraphs: readonly Html[] },
): VisitAnswer {
  return mainPage(view, parts, html`${paragraphs.map((text) => html`<p>${text}</p>`)}`);
}

/** A page under its title. */
export function mainPage(
  view: View,
  parts: Omit<Parameters<typeof page>[1], 'body'>,
  content: Html,
): VisitAnswer {
  const heading = html`<h1 dir="auto">${parts.title}</h1>`;
  return page(view, { ...parts, body: html`<main>\n${heading}\n${content}\n</main>` });
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

export function passwordPage(view: View, state: PasswordPageState): VisitAnswer {
  const { status, problem, from, retryAfter } = state;
  const { t } = view.texts;
  const error =
    typeof problem === 'number'
      ? t('password.tooMany', { minutes: problem })
      : problem && t(`password.${problem}`);
  const described = error && html` aria-invalid="true" aria-describedby="error"`;
  const alert = error && html`\n<p class="error" id="error" role="alert">${error}</p>`;
  const fromField = from === '' ? '' : html`\n<input type="hidden" name="from" value="${from}">`;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return mainPage(
    view,
    // Chromium holds a form to this through redirects too, and this form is redirected to the
    // destination.
    { status, headers, title: t('password.title'), forms: "'self' http: https:" },
    html`<p>${t('password.text')}</p>
<form method="post">${fromField}
<label for="password">${t('password.label')}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${described}>${alert}
<button>${t('password.submit')}</button>
</form>`,
  );
}
