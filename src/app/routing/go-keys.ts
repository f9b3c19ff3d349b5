/** Go keys: G and then a letter within a second lead to a screen. */
import { pressedKey } from '#base/pressed-key.ts';
import { paths } from '#features/paths.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';

/** The screens by their letters, in the order of the navigation. */
export const goKeys = [
  { letter: 'o', screen: 'overview', path: paths.overview.href() },
  { letter: 'l', screen: 'links', path: paths.links.href() },
  { letter: 'c', screen: 'channels', path: paths.channels.href() },
  { letter: 'm', screen: 'campaigns', path: paths.campaigns.href() },
  { letter: 'a', screen: 'activity', path: paths.activity.href() },
] as const;

/** For how long the letter is waited for, in milliseconds. */
const maxPause = 1000;

export class GoKeys {
  #pressedAt = -Infinity;

  /** The screen that a key leads to; undefined for every other key, which then means what it means without G. */
  pathOf(event: KeyboardEvent): string | undefined {
    const isAfterG = event.timeStamp - this.#pressedAt <= maxPause;
    this.#pressedAt = -Infinity;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (hasModifier || event.repeat || event.isComposing || ignoresShortcuts(event.target))
      return undefined;
    const key = pressedKey(event);
    if (isAfterG) return goKeys.find(({ letter }) => letter === key)?.path;
    if (key === 'g') this.#pressedAt = event.timeStamp;
    return undefined;
  }
}
