/** A screen that cannot be shown: one whose file did not come, and one that throws. */
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { eventually } from '#testing/time/eventually.ts';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { CrashPage } from './CrashPage.tsx';

async function failWith(error: Error) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Failing = lazy(() => Promise.reject(error));
  render(
    <MantineProvider>
      <CrashPage>
        <Suspense>
          <Failing />
        </Suspense>
      </CrashPage>
    </MantineProvider>,
  );
  const words = await screen.findByRole('alert');
  // React tells of every fault that is caught.
  said.mockClear();
  return words.textContent;
}

it.each([
  new TypeError(
    'Failed to fetch dynamically imported module: https://deck.example/assets/LinksPage.js',
  ),
  new TypeError(
    'error loading dynamically imported module: https://deck.example/assets/LinksPage.js',
  ),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/LinksPage.css'),
])(
  'A screen that was not loaded (%s) is no fault of Linkdeck, and names the cure',
  async (error) => {
    const words = await failWith(error);
    expect(words).toMatch(/could not be loaded.*Check your connection, then reload the page/);
    expect(words).not.toMatch(/fault|https:/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  },
);

it('A screen that throws is a fault of Linkdeck, and can be tried again', async () => {
  expect(await failWith(new TypeError('Cannot read properties of undefined'))).toMatch(
    /has failed.*fault of Linkdeck/,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('A screen that fails lets go of the keys that were typed for it', async () => {
  const onCancel = vi.fn();
  keyCatcher.catchKeys({ into: 'main form', onCancel });
  await failWith(new TypeError('Importing a module script failed.'));
  await eventually(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(keyCatcher.isCatching).toBe(false);
});
