/** Dragging as screens use it: what can be dragged, and where it may be dropped. The code that does it comes after the screen. */
import { type RefCallback, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { type AssignableItem, type AssignTarget, fits, targetKey } from '#features/assign/model/assignment.ts';
import type { Dragged } from '#features/assign/model/drag-state.ts';
import type * as Dragging from './drag-adapter.ts';

interface DragItems {
  /** What a drag that starts here takes along; a function is asked at that moment. */
  items: readonly AssignableItem[] | (() => readonly AssignableItem[]);
  /** Where the items are already, so that they cannot be dropped there. */
  from?: AssignTarget;
  /** What is dragged where it is not the element with the `ref` but one around it, such as `tr, li`. */
  around?: string;
}

interface DropTarget {
  target: AssignTarget;
  /** Which types of items it takes; what its kind takes where nothing is said. */
  accepts?: readonly AssignableItem['type'][];
  /** What takes the drop where it is not the element with the `ref` but one around it, such as `tr, li`. */
  around?: string;
}

/**
 * Makes an element something to drag: give it the `ref`.
 *
 * Beside it there must be a way without dragging, such as a menu with `AssignPicker`.
 */
export function useDragItems({ items, from, around }: DragItems): { ref: RefCallback<HTMLElement>; dragging: boolean } {
  const { drag } = useAssign();
  const [dragging, setDragging] = useState(false);
  const [element, hold] = useElement(around);
  // Asked when a drag starts: a render must not tear down what the browser is dragging.
  const take = useEffectEvent((): Dragged => ({ items: typeof items === 'function' ? items() : items, from }));
  useEffect(
    () => whenLoaded(element, (code, moved) => code.dragSource(moved, { take: () => take(), drag, onChange: setDragging })),
    [element, drag],
  );
  return { ref: hold, dragging };
}

/**
 * Makes an element a place to drop on, which assigns what is dropped: give it the `ref`.
 *
 * `fits` says that what is being dragged now may be dropped here, `over` that it hangs over this place.
 */
export function useDropTarget({ target, accepts, around }: DropTarget): {
  ref: RefCallback<HTMLElement>;
  over: boolean;
  fits: boolean;
} {
  const { assign, drag } = useAssign();
  const [over, setOver] = useState(false);
  const [element, hold] = useElement(around);
  const dragged = useDragged();
  const takes = (each: Dragged) => mayDrop(each, target, accepts);
  const canDrop = useEffectEvent(takes);
  const drop = useEffectEvent(({ items }: Dragged) => assign(items, target));
  const name = useEffectEvent(() => target);
  useEffect(
    () =>
      whenLoaded(element, (code, place) =>
        code.dropPlace(place, {
          drag,
          canDrop: (each) => canDrop(each),
          onOver: setOver,
          onDrop: (each) => drop(each),
          target: () => name(),
        }),
      ),
    [element, drag],
  );
  return { ref: hold, over, fits: dragged !== null && takes(dragged) };
}

/** What is being dragged at this moment, or null. */
export function useDragged(): Dragged | null {
  const { drag } = useAssign();
  return useSyncExternalStore(drag.subscribe, drag.get);
}

/** Scrolls an element while something is dragged near its edge: give it the `ref`. */
export function useDragScroll(): RefCallback<HTMLElement> {
  const [element, hold] = useElement();
  useEffect(() => whenLoaded(element, (code, scrolled) => code.scrollAtEdges(scrolled)), [element]);
  return hold;
}

/** Everything must fit: of a mixed load nobody would know what became of the rest. */
function mayDrop({ items, from }: Dragged, target: AssignTarget, accepts: DropTarget['accepts']): boolean {
  if (from !== undefined && targetKey(from) === targetKey(target)) return false;
  return items.every((item) => fits(item, target) && (accepts === undefined || accepts.includes(item.type)));
}

function useElement(around?: string): [element: HTMLElement | null, hold: RefCallback<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const hold = useCallback(
    (held: HTMLElement | null) => setElement(around === undefined ? held : (held?.closest<HTMLElement>(around) ?? null)),
    [around],
  );
  return [element, hold];
}

/** Where there is no mouse or pen there is nothing to drag with, and the code for it is not loaded. */
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
    () => undefined, // there is the way without dragging
  );
  return () => {
    gone = true;
    stop?.();
  };
}
