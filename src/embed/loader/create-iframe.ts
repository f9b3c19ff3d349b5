/** The frame as the embedding page makes it: what it may do, and nothing more. */

/** Where the frame's page is below Linkdeck's address; the number is the version of the protocol. */
export const framePath = 'embed/v1/';

/** The frame, not in the page yet. */
export function createIframe(address: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // No navigation of the page around it. Same origin is Linkdeck's own one, which is never that of the page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
  );
  frame.allow = 'clipboard-write';
  frame.referrerPolicy = 'no-referrer';
  frame.src = address.href;
  // One by one, as a content policy forbids a style attribute, and not this.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', minHeight: '320px', border: '0' });
  return frame;
}

/**
 * A text in place of the frame, with what may help: something to do, or an address to open instead. Returns how to take
 * it away.
 */
export function showNotice(place: Element, words: string, mayHelp: (() => void) | string | undefined): () => void {
  const notice = document.createElement('div');
  notice.className = 'linkdeck-notice';
  notice.role = 'alert';
  const isLink = typeof mayHelp === 'string';
  const help = document.createElement(isLink ? 'a' : 'button');
  const open = { href: mayHelp, target: '_blank', rel: 'noopener', textContent: 'Open it in a new tab' };
  Object.assign(help, isLink ? open : { onclick: mayHelp, textContent: 'Reload' });
  notice.append(`${words} `, mayHelp ? help : '');
  place.append(notice);
  return () => notice.remove();
}
