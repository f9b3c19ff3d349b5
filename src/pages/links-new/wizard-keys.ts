/** What Enter does in the wizard: it makes the link from the first part, and with Ctrl or ⌘ from any. */
import type { PartId } from '#pages/links-new/form/steps.ts';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/**
 * What is to become of a key in the wizard's form: `create` the link, `nothing` in place of what the browser would do
 * (it sends a form from any line of text), or `own`, whatever the browser does.
 */
export function onWizardKey(event: KeyPress, part: PartId): 'create' | 'nothing' | 'own' {
  if (event.key !== 'Enter') return 'own';
  if (event.ctrlKey || event.metaKey) return 'create';
  const inLine =
    event.target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(event.target.type);
  return inLine && part !== 'destination' ? 'nothing' : 'own';
}
