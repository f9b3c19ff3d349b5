/** Links and their pages on hosts that differ from the document, in each way that has a name. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Deviation } from '#contract/deviations.ts';
import { concerning } from '#testing/replies/concerning.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import type { Spelling } from '#testing/replies/spellings.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** A screen of an account with two links, where the host differs in one way. */
async function onHost(name: Deviation | Spelling, route: string) {
  const service = await createTestService();
  await service.addLinks(2);
  return renderPage(route, { service, through: (send) => withQuirks(send, [name]) });
}

describe('The list is alive on a host with', () => {
  it.each(concerning('links.list'))('%s', async (name) => {
    await onHost(name, '/links');
    expect(await screen.findByRole('link', { name: 'go.test/link-2' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'go.test/link-1' })).toBeDefined();
    expect(screen.queryByText(/unreadable/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it.each(concerning('links.list'))('%s, where nothing matches', async (name) => {
    await onHost(name, '/links?q=nowhere');
    expect(await screen.findByText('No link matches')).toBeDefined();
  });
});

describe('The page of a link is alive on a host with', () => {
  it.each(concerning('links.get'))('%s', async (name) => {
    await onHost(name, '/links/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'go.test/link-1' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it.each(concerning('links.get'))('%s, where there is no such link', async (name) => {
    await onHost(name, '/links/999');
    expect((await screen.findAllByText(/no such link|could not load this link/i)).length).toBeGreaterThan(0);
  });
});

describe('A look-up by short URL is alive on a host with', () => {
  it.each(concerning('links.find'))('%s', async (name) => {
    await onHost(name, '/links?short=go.test%2Flink-1');
    expect(await screen.findByText('1 link has this short URL.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'go.test/link-1' })).toBeDefined();
  });

  it.each(concerning('links.find'))('%s, where nothing has it', async (name) => {
    await onHost(name, '/links?short=go.test%2Fnowhere');
    expect(await screen.findByText(/No link of this account has that short URL/)).toBeDefined();
  });
});

describe('A link can be made on a host with', () => {
  it.each(concerning('links.create'))('%s', async (name) => {
    const { user } = await onHost(name, '/links/new');
    await user.type(await screen.findByLabelText('Destination URL'), 'shop.example/new');
    await user.type(screen.getByLabelText('Custom alias'), 'brand-new{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    expect((await screen.findByRole('region', { name: 'Link created' })).textContent).toContain('go.test/brand-new');
  });
});
