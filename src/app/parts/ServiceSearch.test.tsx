/** Search of all links in parts: offered where not all are loaded, by one request, and what it finds can be taken. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { faults } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAccountPart } from '#testing/setups/render-account-part.tsx';

type Part = Parameters<typeof renderAccountPart>[0];

/** Of the links, the newest come at once and no others, however long a slow machine takes to type. */
function newestAlone(send: SendRequest): SendRequest {
  let isFirst = true;
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/urls' || searchParams.has('q')) return send(request);
    const reply = isFirst ? send(request) : faults.hanging(request);
    isFirst = false;
    return reply;
  };
}

/** The newest 50 of 61 links are loaded, and the oldest one is not among them. */
async function openPart(part: Part) {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/summer', custom: 'summer-sale' });
  await service.addLinks(60);
  const page = await renderAccountPart(part, { service, through: newestAlone });
  const button = () => screen.findByRole('button', { name: 'Search all links' });
  return { ...page, service, button };
}

const searches = (asked: readonly string[]) => asked.filter((line) => line.includes('q=summer'));
/** The links may be there before their reply has ended. */
const buttonGoes = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Search all links' })).toBeNull());
const oldest = { id: 1, shortUrl: 'http://go.test/summer-sale' };

describe('The picker', () => {
  it('searches all links at the press of its button, and gives one that was not loaded', async () => {
    const page = await openPart({ part: 'picker', q: 'summer' });
    const { user, service, given, windUntil, button } = page;
    await user.click(await button());
    await windUntil(() => screen.getByRole('option', { name: /summer-sale/ }));
    expect(searches(service.asked)).toEqual(['GET /api/urls?limit=50&page=1&q=summer']);
    await buttonGoes();
    await user.click(screen.getByRole('option', { name: /summer-sale/ }));
    expect(given).toMatchObject([['picked', oldest]]);
  });

  it('searches all links by the keyboard alone', async () => {
    const { user, service, given, windUntil } = await openPart({ part: 'picker' });
    await windUntil(() => screen.getByRole('option', { name: /link-60/ }));
    await user.click(await screen.findByRole('combobox', { name: /^Search links/ }));
    await user.keyboard('summer');
    await screen.findByRole('button', { name: 'Search all links' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await windUntil(() => screen.getByRole('option', { name: /summer-sale/ }));
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(searches(service.asked)).toHaveLength(1);
    expect(given).toMatchObject([['picked', oldest]]);
  });

  it('offers no search where all links are loaded', async () => {
    const service = await createTestService();
    await service.addLinks(3);
    const { windUntil } = await renderAccountPart({ part: 'picker', q: 'link' }, { service });
    await windUntil(() => screen.getByRole('option', { name: /link-3/ }));
    await buttonGoes();
  });
});

describe('The list', () => {
  it('searches all links at the press of its button where the keywords of the page find none', async () => {
    const { user, service, windUntil, button } = await openPart({ part: 'list', q: 'summer' });
    await screen.findByText('No link found.');
    await user.click(await button());
    await windUntil(() => screen.getByRole('link', { name: /summer-sale/ }));
    expect(searches(service.asked)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('No link found.')).toBeNull());
  });

  it('has no such button for the newest links', async () => {
    const { windUntil } = await openPart({ part: 'list' });
    await windUntil(() => screen.getByRole('link', { name: /link-60/ }));
    expect(screen.queryByRole('button', { name: 'Search all links' })).toBeNull();
  });
});
