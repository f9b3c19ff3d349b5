/** Drag and drop hooks: make elements draggable or drop targets; the adapter loads after the screen. */
import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import { useAssign } from '#features/assign/model/assign-context.ts';
import {
  type AssignableItem,
  type AssignTarget,
  fits,
  targetKey,
} from '#features/assign/model/assignment.ts';
import type { Dragged } from '#features/assign/model/drag-state.ts';
import type * as Dragging from './drag-adapter.ts';

interface DragItems {
  /** The items of a drag; a function is called when it starts. */
  items: readonly AssignableItem[] | (() => readonly AssignableItem[]);
  /** The target that has the items already, so that they cannot be dropped there. */
  from?: AssignTarget;
  /** A selector such as `tr, li`, to drag the closest such element in place of the one with the `ref`. */
  around?: string;
}

/** Makes the element with the `ref` draggable. It needs a control for users who cannot drag, such as a menu with `useAssignActions`. */
export function useDragItems({ items, from, around }: DragItems): {
  ref: RefCallback<HTMLElement>;
  dragging: boolean;
} {
  const { drag } = useAssign();
  const t = useTranslations('assigning');
  const texts = useEffectEvent(() => t);
  const [dragging, setDragging] = useState(false);
  const [element, setRef] = useElement(around);
  // An event, because a render must not remove the source during a drag.
  const take = useEffectEvent(
    (): Dragged => ({ items: typeof items === 'function' ? items() : items, from }),
  );
  useEffect(
    () =>
      whenLoaded(element, (code, moved) =>
        code.dragSource(moved, {
          take: () => take(),
          drag,
          onChange: setDragging,
          texts: () => texts(),
        }),
      ),
    [element, drag],
  );
  return { ref: setRef, dragging };
}

/**
 * Makes the rows of a list draggable, which have `data-row`: each while the pointer is on it, so that a row that is only
 * scrolled past costs nothing.
 *
 * @param itemsOf the items of a row by its `data-row`, called when its drag starts
 */
export function useDragRows(
  list: RefObject<HTMLElement | null>,
  itemsOf: (row: string) => readonly AssignableItem[],
): void {
  const { drag } = useAssign();
  const t = useTranslations('assigning');
  const texts = useEffectEvent(() => t);
  const take = useEffectEvent(
    (row: HTMLElement): Dragged => ({ items: itemsOf(row.dataset['row'] ?? ''), from: undefined }),
  );
  useEffect(
    () =>
      whenLoaded(list.current, (code, element) => {
        let current: { readonly row: HTMLElement; readonly stop: () => void } | undefined;
        const point = (target: EventTarget | null) => {
          const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
          // The dragged row stays a source until its drag has ended.
          if (row === current?.row || drag.get() !== null) return;
          current?.stop();
          const taken = () => (row === null ? { items: [], from: undefined } : take(row));
          const source = { take: taken, drag, onChange: ignored, texts: () => texts() };
          current = row === null ? undefined : { row, stop: code.dragSource(row, source) };
        };
        const listening = new AbortController();
        element.addEventListener('pointerover', ({ target }) => point(target), {
          signal: listening.signal,
        });
        point(element.querySelector('[data-row]:hover'));
        return () => {
          listening.abort();
          current?.stop();
        };
      }),
    [list, drag],
  );
}

const ignored = () => undefined;

/**
 * Makes the element with the `ref` a drop target that assigns the dropped items.
 *
 * `fits`: the items of the drag under way may be dropped here. `over`: they are above this element.
 */
export function useDropTarget({ target }: { target: AssignTarget }): {
  ref: RefCallback<HTMLElement>;
  over: boolean;
  fits: boolean;
} {
  const { assign, drag } = useAssign();
  const t = useTranslations('assigning');
  const texts = useEffectEvent(() => t);
  const [over, setOver] = useState(false);
  const [element, setRef] = useElement();
  const dragged = useDragged();
  const canDrop = useEffectEvent((each: Dragged) => mayDrop(each, target));
  const drop = useEffectEvent(({ items }: Dragged) => assign(items, target));
  const name = useEffectEvent(() => target);
  useEffect(
    () =>
      whenLoaded(element, (code, target) =>
        code.dropTarget(target, {
          drag,
          canDrop: (each) => canDrop(each),
          onOver: setOver,
          onDrop: (each) => drop(each),
          target: () => name(),
          texts: () => texts(),
        }),
      ),
    [element, drag],
  );
  return { ref: setRef, over, fits: dragged !== null && mayDrop(dragged, target) };
}

/** The drag under way, or null. */
export function useDragged(): Dragged | null {
  const { drag } = useAssign();
  return useSyncExternalStore(drag.subscribe, drag.get);
}

/** Scrolls the element with the `ref` during a drag near its edge. */
export function useDragScroll(): RefCallback<HTMLElement> {
  const [element, setRef] = useElement();
  useEffect(() => whenLoaded(element, (code, scrolled) => code.scrollAtEdges(scrolled)), [element]);
  return setRef;
}

/** All items must fit, because the user could not see which of them were left out. */
function mayDrop({ items, from }: Dragged, target: AssignTarget): boolean {
  if (from !== undefined && targetKey(from) === targetKey(target)) return false;
  return items.every((item) => fits(item, target));
}

function useElement(
  around?: string,
): [element: HTMLElement | null, setRef: RefCallback<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const setRef = useCallback(
    (held: HTMLElement | null) =>
      setElement(around === undefined ? held : (held?.closest<HTMLElement>(around) ?? null)),
    [around],
  );
  return [element, setRef];
}

/** Loads no adapter where there is no mouse or pen. */
function whenLoaded(
  element: HTMLElement | null,
  start: (code: typeof Dragging, element: HTMLElement) => () => void,
): (() => void) | undefined {
  if (element === null || !matchMedia('(any-pointer: fine)').matches) return undefined;
  let stop: (() => void) | undefined;
  let gone = false;
  import('./drag-adapter.ts').then(
    (code) => {
      if (!gone) stop = start(code, element);
    },
    () => undefined, // Users still have the menu.
  );
  return () => {
    gone = true;
    stop?.();
  };
}
