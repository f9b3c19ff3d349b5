/** The figures of a link in a page: their heading, and what the link is called. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAccountPart } from '#testing/setups/render-account-part.tsx';

it('Have the short link as heading, above words of the destination where it has no title', async () => {
  const service = await createTestService();
  const url = 'https://shop.example/spring-sale';
  const { id } = await service.addLink({ url, custom: 'k4vqx7m' });
  await renderAccountPart({ part: 'figures', link: id }, { service });
  // While the part starts, the heading is another one.
  await screen.findByText('k4vqx7m');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('go.test/k4vqx7m');
  expect(screen.getByText('Spring sale')).toBeDefined();
  expect(screen.getByText('shop.example/spring-sale')).toBeDefined();
  expect(screen.getByText('Unique clicks')).toBeDefined();
  await expectAccessible();
});
