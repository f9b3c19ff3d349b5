/** Actions: what can be done with a record, written once for its buttons, its menus, the command palette and its keys. */
import { type To, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { type Command, useScreenCommands } from '#features/commands.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { copyText } from '#ui/inputs/clipboard.ts';

/** It runs something, leads to a screen or to another site, or copies a text. A title that ends with "…" opens a dialog. */
export interface Action extends Omit<Command, 'screen'> {
  readonly to?: To;
  /** Of the navigation. */
  readonly state?: unknown;
  readonly href?: string;
  readonly copies?: string;
  /** The words of its button, where what stands beside it says the rest. */
  readonly short?: string;
  /** A letter, as a capital with Shift, or the name of another key. */
  readonly key?: string;
  readonly isDanger?: boolean;
}

/** Undefined is what cannot be done now. */
export type Actions = readonly (Action | undefined)[];

/** Offers them in the palette and by their keys. */
export function useScreenActions(actions: Actions): void {
  useActionCommands(actions);
  useActionKeys(actions);
}

/** Offers them in the palette alone: something else takes their keys. */
export function useActionCommands(actions: Actions): void {
  const t = useTranslations('ui');
  const runOf = useRun();
  useScreenCommands(() =>
    actions
      .filter((each) => each !== undefined)
      .map(({ key, copies, ...action }) => ({
        ...action,
        ...(key === undefined ? {} : { keys: keysOf(key, t) }),
        ...(action.to === undefined ? {} : { screen: pathOf(action.to) }),
        run: runOf(action),
        ...(copies === undefined
          ? {}
          : { tell: async () => t((await copyText(copies)) ? 'copy.done' : 'copy.failed') }),
      })),
  );
}

function useActionKeys(actions: Actions): void {
  const runOf = useRun();
  usePageKeys((event) => {
    const action = actions.find((each) => each?.key !== undefined && isKey(each.key, event));
    if (action === undefined) return false;
    runOf(action)();
    return true;
  });
}

function useRun(): (action: Action) => () => void {
  const navigate = useNavigate();
  return ({ run, to, state, href }) => {
    if (to !== undefined) return () => void navigate(to, { state });
    if (href !== undefined) return () => void window.open(href, '_blank', 'noopener,noreferrer');
    return () => run?.();
  };
}

/** As people read them: "Shift A". */
function keysOf(key: string, t: ReturnType<typeof useTranslations<'ui'>>): string {
  if (key === 'Escape') return t('keys.escape');
  return isShifted(key) ? t('keys.shift', { key }) : key.toUpperCase();
}

/** As browsers read them: "Shift+A". */
export function ariaKeysOf(key: string | undefined): string | undefined {
  if (key?.length !== 1) return key;
  return isShifted(key) ? `Shift+${key}` : key.toUpperCase();
}

function isKey(key: string, event: KeyboardEvent): boolean {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return isPlainKey(event) && pressedKey(event) === letter && event.shiftKey === isShifted(key);
}

function isShifted(key: string): boolean {
  return /^\p{Lu}$/u.test(key);
}

function pathOf(to: To): string | undefined {
  return typeof to === 'string' ? to.split('?')[0] : to.pathname;
}
