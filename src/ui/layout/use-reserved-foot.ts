/** Reserved foot: tells the page the height of what lies over its foot, so that it never covers the last row. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets a custom property of the root element to the height of the element with the `ref`, in pixels, while it is there.
 *
 * @param variable such as `--deck-foot`
 * @param gap pixels that are added
 */
export function useReservedFoot<Part extends HTMLElement>(
  variable: `--deck-${string}`,
  gap = 0,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(variable, `${element.offsetHeight + gap}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  }, [variable, gap]);
  return part;
}
