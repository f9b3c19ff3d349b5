/** Putting text on the clipboard, also where the page has no leave to (plain http on another machine). */

/** Copies the text; resolves to false where the browser lets no page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No secure context, or refused: the old way needs neither.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  Object.assign(field.style, { position: 'fixed', top: '0', left: '-999px' });
  // Beside what has the focus, as a dialog lets nothing outside of it take the focus.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where navigator.clipboard is missing
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
