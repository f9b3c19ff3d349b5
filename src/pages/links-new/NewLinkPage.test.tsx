/** The wizard, as people meet it: on the real service, with what can go wrong on the way. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/faults.ts';
import { renderPage } from '#testing/render-page.tsx';

type Options = Parameters<typeof renderPage>[1];

async function open(route = '/links/new', options: Options = {}) {
  const page = await renderPage(route, options);
  await screen.findByLabelText('Destination URL');
  return page;
}

const posts = (asked: readonly string[]) => asked.filter((line) => line.startsWith('POST'));

describe('The wizard', () => {
  it('Makes a link of an address and Enter, with nothing but the address', async () => {
    const { user, service } = await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Destination URL')));
    await user.keyboard('shop.example/sale{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByRole('heading', { name: 'Link created' });
    expect(posts(service.asked)).toEqual(['POST /api/url/add']);
    const row = await service.store.db.selectFrom('link').selectAll().executeTakeFirstOrThrow();
    expect(row.url).toBe('https://shop.example/sale');
  });
});
