/**
 * Error messages: describes each error code of the loader for the page's engineers and the user.
 */

/**
 * @param origin of Linkdeck
 * @param detail the protocol versions of both ends
 */
export function errorMessage(code: string, origin: string, detail: string): string {
  // Only whether a page is isolated is known.
  const policy = window.crossOriginIsolated ? ' sends no Cross-Origin-Embedder-Policy,' : '';
  const messages: Readonly<Record<string, string>> = {
    address: '"address" is no http(s) address.',
    blocked: `Linkdeck did not load: ${origin} does not allow this page,${policy} is blocked, or you are offline.`,
    csp_frame_src: `This page needs "frame-src ${origin}" in its content policy.`,
    handshake: `This page is not in --embed-origins of ${origin}.`,
    opaque_origin: 'Linkdeck needs "allow-same-origin" in its sandbox.',
    same_origin: 'Linkdeck needs another origin than this page.',
    unresponsive: 'Linkdeck does not respond.',
    version: `Page and Linkdeck have different versions (${detail}).`,
  };
  return messages[code] ?? code;
}
