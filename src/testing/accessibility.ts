/** Accessibility check by axe: the structure of what is shown; contrast, sizes and open menus are checked on the built dashboard. */
import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';

/** Fails with the rule and the element of each fault. */
export async function expectAccessible(page: Element = document.body): Promise<void> {
  // What opens has the focus when it has taken over what was typed meanwhile.
  await waitFor(() => expect(keyCatcher.isCatching).toBe(false));
  const { violations } = await axe.run(
    { include: page, exclude: [['[role="menu"]'], ...tooltips()] },
    {
      // The pages have no style sheets to load, and only faults are asked for.
      preload: false,
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: false },
        'target-size': { enabled: false },
        // A rule on trial of axe: names that say more than the words on a button, such as which row it is of.
        'label-content-name-mismatch': { enabled: false },
      },
    },
  );
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(faults.join('\n')).toBe('');
}

/** A tooltip may open under the resting pointer at any moment; where nothing else is in its portal, that is content of no region. */
function tooltips(): Element[] {
  return [...document.querySelectorAll('[role="tooltip"]')].map((tooltip) => {
    const portal = tooltip.closest('[data-portal]');
    return portal?.querySelector('[role="dialog"]') === null ? portal : tooltip;
  });
}
