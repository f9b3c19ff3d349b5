/** The React component in StrictMode, for a page to import: React mounts it, takes it away and mounts it again. */
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Linkdeck, type LinkdeckProps } from '#embed/loader/ReactLinkdeck.tsx';

/** Shows it in an element. Returns how to draw it with other properties, and how to take it away. */
export function show(
  place: Element,
  props: LinkdeckProps,
): { draw(props: LinkdeckProps): void; leave(): void } {
  const root = createRoot(place);
  const draw = (now: LinkdeckProps) =>
    root.render(createElement(StrictMode, null, createElement(Linkdeck, now)));
  draw(props);
  return { draw, leave: () => root.unmount() };
}
