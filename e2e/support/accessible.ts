/** Accessibility check by axe in a built page: contrast, sizes and structure, in both colour schemes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Looks for accessibility faults, contrast included, in both colour schemes.
 *
 * @param contrastOnly for an open menu: it hangs in no landmark, where axe wants all content to be
 */
export async function expectAccessible(page: Page, { contrastOnly = false } = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The schemes differ in colours alone, so that in the second one only those are looked at.
    const onlyContrast = contrastOnly || colorScheme === 'dark';
    const faults = await faultsOf(page, onlyContrast ? ['color-contrast'] : undefined);
    expect(faults.map((fault) => `${colorScheme} ${fault}`)).toEqual([]);
  }
}

/** Faults of a page as it is, each as its rule and its elements. All rules that axe has on by itself, unless some are named. */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Reading axe takes longer than asking it, so that a page reads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(findFaults, rules);
}

/** Runs in the page. */
async function findFaults(rules: string[] | undefined): Promise<string[]> {
  const axe: typeof Axe = Reflect.get(window, 'axe');
  const { violations } = await axe.run(document, {
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
    // What is in order is not described, which takes as long as looking for it.
    resultTypes: ['violations'],
    // A rule on trial of axe: names that say more than the words on a button, such as which row it is of.
    rules: { 'label-content-name-mismatch': { enabled: false } },
    // Style sheets are read once more for rules that are off, and frames are pages of their own.
    preload: false,
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
