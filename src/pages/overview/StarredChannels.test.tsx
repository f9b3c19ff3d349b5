/** Starred channels on Overview: counted where there are channels, and never as none of none. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/setups/render-page.tsx';

const panel = () => screen.findByRole('region', { name: 'Starred channels' });

test('An account without channels is told what they are for, not that 0 of 0 wear a star', async () => {
  await renderPage('/overview');
  const { textContent } = await panel();
  expect(textContent).toContain('No channels yet.');
  expect(textContent).not.toMatch(/\d/);
});
