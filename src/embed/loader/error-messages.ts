/** What can go wrong between page and frame, in words for the page's engineers and the person in front of it. */

/**
 * The words for each code.
 *
 * @param where the origin of Linkdeck
 * @param detail the versions that each end speaks
 */
export function errorMessage(code: string, where: string, detail: string): string {
  const words: Readonly<Record<string, string>> = {
    address: 'The "address" is no http(s) address.',
    blocked: `Linkdeck did not load: ${where} does not allow this page, something blocks it, or you are offline.`,
    csp_frame_src: `The content policy of this page needs "frame-src ${where}".`,
    handshake: `Linkdeck did not accept this page: its origin is not in --embed-origins of ${where}.`,
    opaque_origin: 'The sandbox around Linkdeck needs "allow-same-origin".',
    same_origin: 'Linkdeck needs another origin than this page.',
    unresponsive: 'Linkdeck has stopped responding.',
    version: `Page and Linkdeck speak different versions (${detail}).`,
  };
  return words[code] ?? code;
}
