/** Initial values of the new link page. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isObject } from '#testing/deviations/reply-parts.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { fill } from '#testing/setups/render-step.tsx';

const url = () => screen.findByLabelText('Destination');

async function open(route = '/links/new', options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(route, options);
  await url();
  return { ...page, goTo: (title: string) => openSection(page.user, title) };
}

const sectionButton = (title: string) =>
  screen.getByText(title, { selector: 'h2 span' }).closest('button') ?? document.body;

/** Opens a section, or leaves it open. */
async function openSection(user: UserEvent, title: string): Promise<void> {
  const button = sectionButton(title);
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
}

describe('A page that is loaded again', () => {
  it('Has everything that was filled in but the password', async () => {
    const service = await createTestService();
    const before = await open('/links/new', { service });
    const { user, session } = before;
    fill(await url(), 'https://shop.example/draft');
    fill(screen.getByLabelText('Alias'), 'kept');
    await before.goTo('Protection');
    fill(screen.getByLabelText('Password'), 'open sesame');
    await before.goTo('Social card');
    fill(screen.getByLabelText(/title/i), 'A title');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await user.click(screen.getByRole('button', { name: 'New link' }));
    await user.click(await screen.findByRole('button', { name: 'All options' }));
    expect(await screen.findByText(/Your draft, saved/)).toBeDefined();
    await waitFor(async () =>
      expect(await url()).toHaveProperty('value', 'https://shop.example/draft'),
    );
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', 'kept');
    await before.goTo('Protection');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    await before.goTo('Social card');
    expect(screen.getByLabelText(/title/i)).toHaveProperty('value', 'A title');
    expect(session.state.status).toBe('signed-in');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await url()).toHaveProperty('value', '');
  });
});

describe('The initial values', () => {
  it('Come from the query of the address', async () => {
    await open('/links/new?url=shop.example%2Fx&custom=mine&description=Note&status=public');
    expect(await url()).toHaveProperty('value', 'https://shop.example/x');
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', 'mine');
    expect(sectionButton('Protection').textContent).toContain('Public');
  });

  it('Come from a link that is duplicated, as far as the service tells it', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({
      url: 'https://shop.example/sale',
      custom: 'first',
      metatitle: 'Sale',
      description: 'Mine',
      geotarget: [{ location: 'DE', link: 'https://shop.example/de' }],
      devicetarget: [{ device: 'iPhone', link: 'https://shop.example/ios' }],
    });
    await open(`/links/new?from=${id}`, { service });
    expect((await screen.findByText(/Copied from/)).textContent).toContain(
      'The rest can’t be copied',
    );
    expect(await url()).toHaveProperty('value', 'https://shop.example/sale');
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', '');
    expect(sectionButton('Targeting').textContent).toContain('2 rules');
    expect(sectionButton('Social card').textContent).toContain('Sale');
    expect(service.asked).toEqual([`GET /api/url/${id}`]);
  });

  it('Come from a link that is copied, which is no second link to its destination', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({ url: 'https://shop.example/sale', custom: 'first' });
    await service.addLink({ url: 'https://shop.example/other', custom: 'second' });
    const { user } = await renderPage('/links', { service });
    await user.click(await screen.findByRole('link', { name: 'First' }));
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    await screen.findByText(/Copied from/);
    expect(id).toBe(1);
    expect(await url()).toHaveProperty('value', 'https://shop.example/sale');
    expect(screen.queryByText(/You already/)).toBeNull();
    fill(await url(), 'https://shop.example/other');
    expect(await screen.findByText(/You already have this link:/)).toBeDefined();
  });

  it('Come from a link of which not all could be read, and half a rule is asked for', async () => {
    const service = await createTestService();
    const { id } = await service.addLink({
      url: 'https://shop.example/sale',
      custom: 'first',
      description: 'Mine',
    });
    const details = { shorturl: 5, title: 5, description: 5, device: 5, location: { DE: 5 } };
    const { goTo } = await open(`/links/new?from=${id}`, {
      service,
      through: (send) =>
        withChangedReply(send, 'links.get', (body) => ({
          ...body,
          details: { ...(isObject(body['details']) ? body['details'] : {}), ...details },
        })),
    });
    const notice = (await screen.findByText(/Copied from/)).textContent;
    expect(notice).toContain(`Copied from #${id}:`);
    expect(notice).toContain('Parts that couldn’t be read are left out.');
    expect(await url()).toHaveProperty('value', 'https://shop.example/sale');
    expect(sectionButton('Description').textContent).toContain('None');
    expect(sectionButton('Social card').textContent).toContain('From the destination page');
    await goTo('Targeting');
    expect(await screen.findByLabelText('Destination of rule 1')).toHaveProperty('value', '');
  });
});
