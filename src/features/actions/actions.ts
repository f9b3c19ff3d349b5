/** Actions: what can be done, written once for its buttons, its menus, the command palette and its keys. */
import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import type { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';

/** It runs something, leads to a screen or to another site, or copies a text. */
export interface Action {
  /** Unique, and the same in the next session: `screen:links`, `link:12`. */
  readonly id: string;
  /** A verb and what it is about. One that ends with "…" opens a dialog. */
  readonly title: string;
  /** Drawn for the title, where a name in it is drawn in a way of its own. */
  readonly shown?: ReactNode;
  /** None in a menu of alike ones. */
  readonly icon?: LucideIcon;
  /** What tells it from others in the palette, such as the destination of a link. */
  readonly detail?: string;
  /** Other words by which people look for it. */
  readonly keywords?: string;
  readonly run?: () => void;
  /** The same, and resolves to the outcome; the palette stays to show it. */
  readonly tell?: () => Promise<string>;
  readonly to?: To;
  /** Of the navigation. */
  readonly state?: unknown;
  readonly href?: string;
  readonly copies?: string;
  /** The words of its button, where what stands beside it says the rest. */
  readonly short?: string;
  /** A letter, as a capital with Shift, or the name of another key. */
  readonly key?: string;
  /** The words for several keys that do the same. */
  readonly keys?: string;
  readonly isDanger?: boolean;
}

/** Undefined is what cannot be done now. */
export type Actions = readonly (Action | undefined)[];

type ReadActions = () => Actions;

export interface ActionRegistry {
  /** @returns what takes them away again */
  add(read: ReadActions): () => void;
  /** The actions of all screens that are shown, as they are at this moment. */
  read(): Actions;
}

export function createActionRegistry(): ActionRegistry {
  const readers = new Set<ReadActions>();
  return {
    add: (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    read: () => [...readers].flatMap((read) => read()),
  };
}

/** Null where there is no palette. */
export const ActionsContext = createContext<ActionRegistry | null>(null);

/** Offers them in the palette and by their keys. */
export function useScreenActions(actions: Actions): void {
  usePaletteActions(actions);
  useActionKeys(actions);
}

/** Offers them in the palette alone, while the component is shown: something else takes their keys. */
export function usePaletteActions(actions: Actions): void {
  const registry = use(ActionsContext);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => registry?.add(() => latest.current), [registry]);
}

function useActionKeys(actions: Actions): void {
  const run = useRunAction();
  usePageKeys((event) => {
    const action = actions.find((each) => each?.key !== undefined && isKey(each.key, event));
    if (action === undefined) return false;
    run(action);
    return true;
  });
}

/** Runs an action, or goes where it leads. */
export function useRunAction(): (action: Action) => void {
  const navigate = useNavigate();
  return ({ run, to, state, href }) => {
    if (to !== undefined) void navigate(to, { state });
    else if (href !== undefined) window.open(href, '_blank', 'noopener,noreferrer');
    else run?.();
  };
}

/** Its keys as people read them: "Shift A"; undefined where it has none. */
export function keysOf(
  { key, keys }: Action,
  t: ReturnType<typeof useTranslations<'ui'>>,
): string | undefined {
  if (key === undefined) return keys;
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
