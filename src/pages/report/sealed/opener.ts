/**
 * Opener of a sealed report: opens the text in its page with a passphrase. It loads nothing and sends nothing.
 *
 * The file holds it as it is written here, comments included. So it has no annotation of a type: it is JavaScript too.
 */
{
  const notice = document.querySelector('#notice');
  const form = document.querySelector('form');
  const [field, isShown] = document.querySelectorAll('input');
  const outcome = document.querySelector('output');
  // Base64 of 16 bytes of salt, 12 bytes of IV, and what AES-GCM made of the compressed page.
  const sealed = document.querySelector('template');
  const canOpen = 'subtle' in crypto && 'DecompressionStream' in globalThis;

  // Where anything is missing, the notice stays: open this in a browser.
  if (canOpen && notice && form && field && isShown && outcome && sealed) {
    const open = async () => {
      const bytes = Uint8Array.from(atob(sealed.content.textContent), (each) => each.charCodeAt(0));
      const passphrase = new TextEncoder().encode(field.value.normalize('NFKC').trim());
      const base = await crypto.subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveKey']);
      const key = await crypto.subtle.deriveKey(
        {
          name: 'PBKDF2',
          hash: 'SHA-256',
          salt: bytes.subarray(0, 16),
          iterations: Number(sealed.dataset['rounds']),
        },
        base,
        { name: 'AES-GCM', length: 256 },
        false,
        ['decrypt'],
      );
      const algorithm = { name: 'AES-GCM', iv: bytes.subarray(16, 28) };
      const packed = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(28));
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
      const text = await new Response(unpacked).text();

      const page = new DOMParser().parseFromString(text, 'text/html');
      document.title = page.title;
      document.querySelector('style')?.replaceWith(...page.querySelectorAll('style'));
      document.body.replaceWith(page.body);
      const heading = document.querySelector('h1');
      if (heading === null) return;
      // Screen readers begin there.
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus();
    };

    let isOpening = false;
    const fail = () => {
      isOpening = false;
      outcome.textContent = form.dataset['wrong'] ?? '';
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      field.select();
    };

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isOpening) return;
      isOpening = true;
      outcome.textContent = form.dataset['opening'] ?? '';
      open().catch(fail);
    });
    isShown.addEventListener('change', () => {
      field.type = isShown.checked ? 'text' : 'password';
    });
    notice.remove();
    form.hidden = false;
    field.focus();
  }
}
