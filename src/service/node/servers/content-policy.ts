/** Content-Security-Policy and other security headers of the dashboard's replies. */

/** Every device feature that a page could ask for is denied, except copying to the clipboard. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .concat('clipboard-write=(self)')
  .join(', ');

/**
 * What a page of the dashboard may do, whatever delivers it.
 *
 * @param framedBy which pages may frame it; left out where the page itself has the policy, which
 * browsers do not ask for that
 */
export function pagePolicy(
  apiOrigins: readonly string[],
  styles: readonly string[],
  framedBy?: string,
): string {
  const framing = framedBy === undefined ? [] : [`frame-ancestors ${framedBy}`];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ['connect-src', "'self'", ...apiOrigins].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    // For the card image alone: every other page of this origin refuses to be framed.
    "frame-src 'self'",
    ...framing,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The content policy of the dashboard, as a server sends it.
 *
 * @param nonce for the styles of this one reply; without it, only style files of this origin apply
 * @param embedOrigins origins whose pages may frame this one; by default none
 */
export function contentPolicy(
  apiOrigins: readonly string[],
  nonce?: string,
  embedOrigins: readonly string[] = [],
): string {
  const styles = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return pagePolicy(
    apiOrigins,
    styles,
    embedOrigins.length === 0 ? "'none'" : embedOrigins.join(' '),
  );
}

/**
 * The content policy of the page that shows a link's card image: pictures of any host, and of this
 * origin only its one script. It has no origin, so it cannot read the dashboard's storage. The
 * dashboard around it may itself be in a frame, so the policy does not limit who frames it.
 */
export const cardImagePolicy =
  "default-src 'none'; script-src 'self'; img-src https:; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

/**
 * The content policy of another service's replies: opened as a page, one may do nothing in the
 * dashboard's name.
 */
export const foreignPolicy =
  "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Strict-Transport-Security of an origin that users reach by https: for a year, its browser asks
 * for nothing by http.
 */
export const strictTransport = 'max-age=31536000';

/**
 * Cross-Origin-Embedder-Policy of the frame, and of the workers and documents inside it: a page
 * that has such a policy frames only what has one too. Not `require-corp`: the pictures of cards
 * come from any host, and few send what it demands.
 */
export const embedderPolicy = 'credentialless';

/** The headers of every reply that does not come from the API. */
export function commonHeaders(apiOrigins: readonly string[]): Record<string, string> {
  return {
    // Scripts carry it too: a worker is held to the policy that came with its own file.
    'Content-Security-Policy': contentPolicy(apiOrigins),
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
