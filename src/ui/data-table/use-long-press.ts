/** Long press: calls back when a finger rests on a row of a list. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** In milliseconds. */
const pressTime = 500;

/** How far the finger may move meanwhile, in pixels; beyond that it scrolls. */
const drift = 10;

/**
 * Calls with the `data-row` of the pressed row. Scrolling is never prevented; after a long press the click and the context
 * menu of the same finger are.
 */
export function useLongPress(
  list: RefObject<HTMLElement | null>,
  onPress: (row: string) => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let pressed = false;

    const end = () => clearTimeout(timer);
    const onDown = (event: PointerEvent) => {
      end();
      pressed = false;
      const row =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-row]')?.dataset['row']
          : undefined;
      if (event.pointerType !== 'touch' || row === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        press(row);
      }, pressTime);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > drift) end();
    };
    const suppress = (event: Event) => {
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') pressed = false;
    };

    element.addEventListener('pointerdown', onDown, options);
    element.addEventListener('pointermove', onMove, options);
    for (const name of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(name, end, options);
    for (const name of ['click', 'contextmenu'] as const)
      element.addEventListener(name, suppress, { ...options, capture: true });
    return () => {
      end();
      listening.abort();
    };
  }, [list]);
}
