/** Clipboard: copies text, also on plain http, where the clipboard API is missing, and says whether that worked. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Resolves to false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The deprecated command needs no secure context and no permission.
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
  // Beside the focused element, because an open dialog traps the focus.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where navigator.clipboard is missing
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** How long the outcome is shown, in milliseconds. */
const outcomeTime = 2000;

/** @returns `message`: the outcome for people, or '' */
export function useCopy() {
  const t = useTranslations('ui.copy');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'failed');
  const messages = { copied: t('done'), failed: t('failed') };
  const message = outcome === undefined ? '' : messages[outcome];
  return { outcome, message, copy };
}
