/** Activity: what runs, what has run, and what was asked of the service. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import type { Engine } from '#engine/engine.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchFiles } from '#testing/setups/saved-files.ts';

/** Activity, and the engine behind it. */
async function openActivity(
  links = 0,
  through: (send: SendRequest) => SendRequest = (send) => send,
) {
  const service = await createTestService();
  await service.addLinks(links);
  await service.post('/api/channel/add', { name: 'News' });
  const page = await renderPage('/activity', { service, through });
  await screen.findByRole('heading', { name: 'Activity', level: 1 });
  const { engine } = page.session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  return { ...page, engine };
}

function assign(engine: Engine, ids: readonly number[], holdMs = 0): Promise<string> {
  const items = ids.map((id) => ({ type: 'links' as const, id, label: `go.test/link-${id}` }));
  return engine.jobs.add(
    { kind: 'assign', target: { kind: 'channel', id: 1, name: 'News' }, items },
    { holdMs },
  );
}

describe('Activity', () => {
  it('says what it is for while nothing was done, and leads to the way to import links', async () => {
    const { user, location } = await openActivity();
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Import links' }));
    expect(location()).toBe('/links/import');
  });

  it('shows a job that is held, counts it in the navigation, and undoes it @core', async () => {
    const { user, engine, service } = await openActivity(1);
    service.asked.length = 0;
    await assign(engine, [1], 60_000);
    const job = await screen.findByRole('group', { name: 'Add to News' });
    expect(job.textContent).toContain('Starts in a moment');
    expect(
      within(screen.getByRole('navigation')).getByRole('link', { name: /Activity/ }).textContent,
    ).toBe('Activity1 running');
    // The same job does not lie over the page as well.
    expect(screen.queryByRole('region', { name: 'Assignments' })).toBeNull();
    await user.click(within(job).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Nothing yet' });
    expect(service.asked).toEqual([]);
  });

  it('asks before the rest is cancelled, and tells what was not sent', async () => {
    const { user, engine } = await openActivity(2);
    const id = await assign(engine, [1, 2], 60_000);
    await engine.jobs.pause(id);
    const job = await screen.findByRole('group', { name: 'Add to News' });
    expect(job.textContent).toContain('Paused');
    expect(screen.queryByText(/running/)).toBeNull();
    await user.click(within(job).getByRole('button', { name: 'Stop…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop adding?' });
    expect(dialog.textContent).toContain('2 items won’t be sent');
    await user.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    expect(engine.jobs.get()[0]?.state).toBe('paused');
    await user.click(within(job).getByRole('button', { name: 'Stop…' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(job.textContent).toMatch(/0 of 2 added · 2 cancelled/));
    await user.click(within(job).getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: 'Nothing yet' });
  });

  it('is walked by J and K, and Enter opens what a job was about', async () => {
    const { user, engine, location, windUntil } = await openActivity(2);
    await assign(engine, [1]);
    await assign(engine, [2]);
    await windUntil(() => expect(screen.getAllByText(/^Finished · /)).toHaveLength(2));
    const [first, second] = screen.getAllByRole('link', { name: 'Add to News' });
    await user.keyboard('j');
    expect(document.activeElement).toBe(first);
    await user.keyboard('j');
    expect(document.activeElement).toBe(second);
    await user.keyboard('k');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{Enter}');
    expect(location()).toBe('/channels/1');
  });

  it('resumes what is paused, lists each row, and sends again what was refused @core', async () => {
    const { user, engine, service, windUntil } = await openActivity(1);
    const id = await assign(engine, [1, 2], 60_000);
    await engine.jobs.pause(id);
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await windUntil(() => screen.getByText(/1 of 2 added · 1 failed/));
    const finished = screen.getByRole('group', { name: 'Add to News' });
    await user.click(within(finished).getByText('Each row'));
    const rows = await within(finished).findByRole('list', { name: 'Rows of Add to News' });
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(2));
    // What failed comes first, with its reason.
    const states = () =>
      within(rows)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['state']);
    expect(states()).toEqual(['refused', 'done']);
    expect(rows.textContent).toMatch(/go\.test\/link-2Failed.*no such record/);
    await user.click(within(finished).getByRole('switch', { name: 'Only the 1 with a problem' }));
    expect(states()).toEqual(['refused']);
    await service.addLinks(2).catch(() => undefined);
    await service.addLink({ url: 'https://shop.example/second' });
    await user.click(within(finished).getByRole('button', { name: 'Retry 1 failed' }));
    await windUntil(() => expect(finished.textContent).toContain('2 of 2 added'));
  });

  it('shows all rows again when the last one that failed has been done', async () => {
    let creates = 0;
    const { user, engine, windUntil } = await openActivity(0, (send) => (request) => {
      if (!request.url.endsWith('/api/url/add')) return send(request);
      creates += 1;
      if (creates === 1)
        return Promise.resolve(new Response('{"error":1,"message":"Try later"}', { status: 400 }));
      return creates < 5 ? send(request) : new Promise(() => undefined);
    });
    const drafts = Array.from({ length: 52 }, (_, index) => ({
      body: { url: `https://shop.example/${index}` },
    }));
    await engine.jobs.add({ kind: 'create', title: 'many.csv', drafts, trial: 3 });
    await windUntil(() => screen.getByRole('button', { name: 'Create the rest (49)' }));
    await user.click(screen.getByText('Each row'));
    const rows = within(await screen.findByRole('list', { name: 'Rows of many.csv' }));
    await user.click(screen.getByRole('switch', { name: 'Only the 1 with a problem' }));
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Retry 1 failed' }));
    await windUntil(() => expect(rows.queryAllByRole('listitem')).toHaveLength(25));
  });

  it('keeps the focus where a job is paused and resumed by keys', async () => {
    const { user, engine } = await openActivity(1, (send) =>
      withFault(send, faults.hanging, { only: 'channels.assign' }),
    );
    const id = await assign(engine, [1], 60_000);
    await engine.jobs.pause(id);
    (await screen.findByRole('button', { name: 'Resume' })).focus();
    await user.keyboard('{Enter}');
    const pause = await screen.findByRole('button', { name: 'Pause' });
    expect(document.activeElement).toBe(pause);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Resume' }));
  });

  it('hands the results out as a file that no spreadsheet runs, with hostile texts shown as text', async () => {
    const { user, engine, container } = await openActivity();
    const saved = catchFiles();
    const title = '<img src=x onerror=alert(1)>=cmd|"/c calc"!A1 ' + 'long '.repeat(80);
    const drafts = [
      {
        body: { url: 'https://shop.example/%3Cb%3E' },
        cells: ['https://shop.example/%3Cb%3E', '=1+1'],
      },
    ];
    await engine.jobs.add({ kind: 'create', title, drafts, trial: 0, columns: ['url', 'note'] });
    const finished = await screen.findByRole('group', { name: /^<img src=x/ });
    await waitFor(() => expect(finished.textContent).toContain('1 of 1 created'));
    expect(container.querySelector('img')).toBeNull();
    await user.click(within(finished).getByText('The row'));
    const made = await within(finished).findByRole('link', { name: /go.test/ });
    expect(made.getAttribute('href')).toBe('/links/1');
    await user.click(within(finished).getByRole('button', { name: 'Download results' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await saved[0]?.text()) ?? '';
    expect(text).toMatch(/^\uFEFF?url,note,Short URL,Link id,Result,Problem\r\n/);
    expect(text).toContain(
      `\r\nhttps://shop.example/%3Cb%3E,"'=1+1",http://${made.textContent},1,Created,`,
    );
  });

  it('names the plan whose links were created, and leads to it', async () => {
    const { engine, windUntil } = await openActivity();
    await engine.jobs.add({
      kind: 'create',
      title: 'Spring',
      drafts: [{ body: { url: 'https://shop.example/spring' } }],
      trial: 0,
      plan: 'p1',
    });
    await windUntil(() => screen.getByText(/^Finished · .* · 1 of 1 created$/));
    expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe(
      '/campaigns/plan?id=p1',
    );
  });

  it('lists work under way before what has ended, the newest first, and no link that was made by itself', async () => {
    const { engine, windUntil } = await openActivity(1);
    const body = { url: 'https://shop.example/sale', custom: 'sale' };
    await engine.jobs.add({
      kind: 'create',
      source: 'wizard',
      title: body.url,
      drafts: [{ body }],
      trial: 0,
    });
    await assign(engine, [1]);
    const drafts = [{ body: { url: 'https://shop.example/file' } }];
    await engine.jobs.add({ kind: 'create', title: 'bitly.csv', drafts, trial: 0 });
    await windUntil(() => expect(screen.getAllByText(/^Finished · /)).toHaveLength(2));
    await assign(engine, [1], 60_000);
    await screen.findByRole('button', { name: 'Undo' });
    const list = within(screen.getByRole('list', { name: 'Work' }));
    const facts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringMatching(/^Add to NewsStarts in a moment/),
      expect.stringMatching(/^bitly\.csvFinished · .*1 of 1 created/),
      expect.stringMatching(/^Add to NewsFinished · .*1 of 1 added/),
    ]);
    expect(list.getByRole('link', { name: 'bitly.csv' }).getAttribute('href')).toMatch(
      /^\/links\/import\?job=/,
    );
  });

  it('lists the last requests, newest first, and copies each as a command without the key', async () => {
    const { user, engine, service } = await openActivity();
    await engine.call('account.get', {});
    await engine.call('links.get', { id: 99 }).catch(() => undefined);
    const requests = within(await screen.findByRole('list', { name: 'Requests' }));
    // The first of them checked the key.
    await waitFor(() => expect(requests.getAllByRole('listitem')).toHaveLength(3));
    const [newest, oldest] = requests.getAllByRole('listitem');
    expect(newest?.textContent).toMatch(/GET \/api\/url\/99404 Not found/);
    expect(oldest?.textContent).toMatch(/GET \/api\/account200 OK/);
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(newest!).getByRole('button', { name: 'Copy as curl' }));
    const command = written.mock.calls[0]?.[0] ?? '';
    expect(command).toContain(`'${service.address}/api/url/99'`);
    expect(command).toContain('$LINKDECK_KEY');
    expect(document.body.innerHTML + command).not.toContain(service.key);
  });

  it('asks again what was read in vain, and never a change, which may have been carried out', async () => {
    const { user, engine } = await openActivity(0, (send) =>
      withFault(
        withFault(send, faults.badGateway, { only: 'pixels.list', times: 1 }),
        faults.badGateway,
        {
          only: 'channels.create',
        },
      ),
    );
    await engine.call('channels.create', { name: 'Radio' }).catch(() => undefined);
    await engine.call('pixels.list', { page: 1 }).catch(() => undefined);
    const requests = within(await screen.findByRole('list', { name: 'Requests' }));
    await waitFor(() => expect(requests.getAllByText('Service failed')).toHaveLength(2));
    await user.click(requests.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(requests.getAllByRole('listitem')[0]?.textContent).toMatch(
        /GET \/api\/pixels\?page=1200 OK/,
      ),
    );
  });

  it('keeps a list of many rows light by pages', async () => {
    const { user, engine } = await openActivity();
    const drafts = Array.from({ length: 60 }, (_, index) => ({
      body: { url: `https://shop.example/${index}` },
    }));
    const id = await engine.jobs.add(
      { kind: 'create', title: 'many.csv', drafts, trial: 0 },
      { holdMs: 60_000 },
    );
    await engine.jobs.pause(id);
    await user.click(await screen.findByText('Each row'));
    const rows = await screen.findByRole('list', { name: 'Rows of many.csv' });
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(25));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(rows.textContent).toContain('https://shop.example/30');
    expect(within(rows).getAllByRole('listitem')).toHaveLength(25);
  });
});
