/** Shows one picture of somebody else's, in a sandboxed frame that may do nothing else, and tells the page whether it came. */
'use strict';

/** The address behind the #, if it is one of a picture that may be loaded. */
function askedAddress() {
  try {
    const url = new URL(decodeURIComponent(location.hash.slice(1)));
    return url.protocol === 'https:' && url.username === '' && url.password === ''
      ? url.href
      : undefined;
  } catch {
    return undefined;
  }
}

const address = askedAddress();
// By itself, under this host's name, it would show anybody's picture to whoever follows a link.
const framed = window.parent !== window;

if (framed && address !== undefined) {
  const image = new Image();
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.decoding = 'async';
  Object.assign(image.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  });
  // To whatever page is around: it is told one of two words, which are no secret.
  image.addEventListener('load', () => window.parent.postMessage('card image shown', '*'));
  image.addEventListener('error', () => window.parent.postMessage('card image failed', '*'));
  image.src = address;
  document.body.append(image);
} else if (framed) {
  window.parent.postMessage('card image failed', '*');
}
