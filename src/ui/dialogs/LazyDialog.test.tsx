import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { LazyDialog } from './LazyDialog.tsx';

it('A dialog that cannot be loaded says so, and the page around it stays', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = lazy(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  render(
    <MantineProvider>
      <EnglishTexts>
        <p>What was typed</p>
        <LazyDialog onClose={() => undefined}>
          <Missing />
        </LazyDialog>
      </EnglishTexts>
    </MantineProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/Reload the page/);
  expect(await screen.findByRole('dialog', { name: 'This could not be opened' })).toBeDefined();
  expect(screen.getByText('What was typed')).toBeDefined();
  // The library that draws tells of every fault that is caught.
  said.mockClear();
});
