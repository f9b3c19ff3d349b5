/** What visitors read where a short link does not lead on at once. */

import { escaped, pageAnswer } from '#service/visits/html/page-layout.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** The front page of the service's own host. */
export function homePage(linksHost: string, dashboardUrl: string | undefined): VisitAnswer {
  const dashboard =
    dashboardUrl === undefined
      ? ''
      : `\n<p>Links are made and looked after in the <a href="${escaped(dashboardUrl)}">dashboard</a>.</p>`;
  return pageAnswer(
    200,
    'Short links live here',
    `<p>Addresses that begin with <strong>${escaped(linksHost)}/</strong> are short links: each one leads on to a longer address.</p>${dashboard}`,
  );
}

export function unknownPage(): VisitAnswer {
  return pageAnswer(
    404,
    'No link at this address',
    `<p>There is no short link here. Capital and small letters count, so the address may have been copied wrongly or not as a whole.</p>
<p>Check it against where you found it, or ask whoever gave it to you.</p>`,
  );
}

export function expiredPage(): VisitAnswer {
  return pageAnswer(
    410,
    'This link has expired',
    `<p>It was made to work for a limited time, and that time is over.</p>
<p>Ask whoever gave it to you for a new one.</p>`,
  );
}

/** A link whose stored destination is no web address: nothing that a visitor could mend. */
export function brokenPage(): VisitAnswer {
  return pageAnswer(
    404,
    'This link leads nowhere',
    `<p>Its destination is not a web address, so it cannot be opened.</p>
<p>Tell whoever gave it to you.</p>`,
  );
}

export function unavailablePage(): VisitAnswer {
  return pageAnswer(
    503,
    'This link cannot be opened right now',
    `<p>The list of links does not answer at the moment. The link itself may be fine.</p>
<p>Try again in a minute.</p>`,
    { 'Retry-After': '60' },
  );
}

/** A page that was asked for before anybody followed its link: browsers take the status as a no, and ask again then. */
export function aheadPage(): VisitAnswer {
  return pageAnswer(
    503,
    'This link opens when it is followed',
    '<p>It was fetched before anybody asked for it. Follow it to open it.</p>',
  );
}

/** What `Allow` says where an address can only be read. */
export const readOnly = 'GET, HEAD';

export function methodPage(allowed: string): VisitAnswer {
  return pageAnswer(405, 'Links can only be opened', '<p>This address accepts no other kind of request.</p>', {
    Allow: allowed,
  });
}

interface PasswordPageState {
  status: 200 | 400 | 403 | 429;
  /** What was wrong with the last try, in words, or undefined before the first. */
  error?: string;
  /** The host that the visitor came from, kept through the form as its own submission comes from this page. */
  from: string;
  /** Seconds until the next try, where there were too many. */
  retryAfter?: number;
}

export function passwordPage({ status, error, from, retryAfter }: PasswordPageState): VisitAnswer {
  const described = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';
  const said = error === undefined ? '' : `\n<p class="error" id="error" role="alert">${escaped(error)}</p>`;
  const kept = from === '' ? '' : `\n<input type="hidden" name="from" value="${escaped(from)}">`;
  return pageAnswer(
    status,
    'This link is protected',
    `<p>Whoever made it has set a password. Enter it to go on.</p>
<form method="post">${kept}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${described}>${said}
<button>Open link</button>
</form>`,
    retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) },
  );
}
