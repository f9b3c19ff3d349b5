/** Accessibility check by axe: the structure of what is shown; contrast is checked in real browsers, as jsdom has no layout. */
import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the rule and the element of each fault. */
export async function expectAccessible(page: Element = document.body): Promise<void> {
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(faults).toEqual([]);
}
