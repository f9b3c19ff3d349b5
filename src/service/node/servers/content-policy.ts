/** What browsers are told about every reply of the dashboard's server: what may run, load, frame and be kept. */

/** Everything that a page could ask of a device and this one does not; copying to the clipboard it does. */
const permissions = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .concat('clipboard-write=(self)')
  .join(', ');

/**
 * The content policy of the dashboard.
 *
 * @param nonce for the styles of this one reply; without it, none but those of our own files
 * @param embedOrigins whose pages may frame this one; none where nothing is said
 */
export function contentPolicy(apiOrigins: readonly string[], nonce?: string, embedOrigins: readonly string[] = []): string {
  const styles = nonce === undefined ? [] : [`'nonce-${nonce}'`];
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
    `frame-ancestors ${embedOrigins.length === 0 ? "'none'" : embedOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The content policy of the page that shows a link's card image: pictures of any host, and nothing of this origin's but
 * its one script. It has no origin, so nothing in it reaches what the dashboard keeps; it may stand in a dashboard that is
 * itself in a frame, so it does not say who frames it.
 */
export const cardImagePolicy =
  "default-src 'none'; script-src 'self'; img-src https:; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

/** The content policy of what another service sends: shown by itself, it may do nothing in the dashboard's name. */
export const foreignPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every reply that is ours. */
export function commonHeaders(options: { apiOrigins: readonly string[]; publicUrl: string | undefined }): Record<string, string> {
  return {
    // Scripts carry it too: a worker is held to the policy that came with its own file.
    'Content-Security-Policy': contentPolicy(options.apiOrigins),
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(options.publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
