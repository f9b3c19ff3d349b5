/**
 * Iframe: creates the sandboxed iframe of Linkdeck, and the notice that replaces it after an error.
 */

/** The path of the frame below Linkdeck's address, with the version of the protocol. */
export const framePath = 'embed/v1/';

export function createIframe(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // The frame cannot navigate its parent. `allow-same-origin` keeps Linkdeck's origin, which is never
  // the page's.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
  );
  frame.allow = 'clipboard-write';
  frame.referrerPolicy = 'no-referrer';
  frame.src = url.href;
  // Single properties, because a content policy may forbid style attributes. Not visible before it
  // answers, because browsers show a broken page where they block it.
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    minHeight: '320px',
    border: '0',
    visibility: 'hidden',
  });
  return frame;
}

/**
 * Shows an error in place of the frame, and returns a function that removes it.
 *
 * @param action a callback for a Reload button, or the URL of a link
 */
export function showNotice(
  container: Element,
  message: string,
  action: (() => void) | string | undefined,
): () => void {
  const notice = document.createElement('div');
  notice.className = 'linkdeck-notice';
  notice.role = 'alert';
  const isLink = typeof action === 'string';
  const help = document.createElement(isLink ? 'a' : 'button');
  const open = {
    href: action,
    target: '_blank',
    rel: 'noopener',
    textContent: 'Open it in a new tab',
  };
  Object.assign(help, isLink ? open : { onclick: action, textContent: 'Reload' });
  notice.append(`${message} `, action ? help : '');
  container.append(notice);
  return () => notice.remove();
}
