import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

beforeEach(() => localStorage.clear());

async function paste(text: string, options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage('/links/import', options);
  const field = await screen.findByRole('textbox', { name: /Web addresses/ });
  await page.user.click(field);
  await page.user.paste(text);
  await page.user.click(screen.getByRole('button', { name: 'Check these lines' }));
  return page;
}

/** Opens a part of the card that is closed until a row needs it. */
async function openFold(user: Awaited<ReturnType<typeof paste>>['user'], name: string) {
  await user.click(await screen.findByText(name));
  return within(screen.getByRole('group', { name }));
}

const rows = () => within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem');

describe('Import', () => {
  it('Pasted lines are checked without a request, and nothing is sent before a user says so @core', async () => {
    const { service } = await paste(
      'https://shop.example/1\nhttps://shop.example/2\njavascript:alert(1)',
    );
    await screen.findByText('2 of 3 links ready · 1 with an error');
    expect(screen.getByRole('button', { name: 'Create 2 links' })).toBeDefined();
    expect(service.asked).toEqual([]);
    await expectAccessible();
  });

  it('The error stands at its cell; corrected there it is gone, and the row stays in sight', async () => {
    const { user } = await paste(
      'url,alias\nhttps://shop.example/1,two words\nhttps://shop.example/2,fine',
    );
    const cell = await screen.findByRole('textbox', { name: 'Custom alias' });
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('May contain only letters, digits and - _ . ~')).toBeDefined();
    await user.clear(cell);
    await user.type(cell, 'two-words{Enter}');
    await screen.findByText('2 links ready');
    expect(screen.getByRole('textbox', { name: 'Custom alias' })).toBe(cell);
    expect(document.activeElement).toBe(cell);
  });

  it('An alias of a link that the account has is an error before anything is sent @core', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/old', custom: 'home' });
    const page = await renderPage('/links', { service });
    await screen.findByRole('link', { name: 'Home' });
    await page.user.click(screen.getByRole('heading', { name: 'Links', level: 1 }));
    await page.user.paste('url\talias\nhttps://shop.example/1\thome');
    expect(await screen.findByText(/You already use “home”/)).toBeDefined();
    const cell = screen.getByRole('textbox', { name: 'Custom alias' });
    await page.user.clear(cell);
    await page.user.type(cell, 'home-2{Enter}');
    await screen.findByText('1 link ready');
  });

  it('An export without a fault is one card: its links as a table, and two presses from the file to the links', async () => {
    const { user } = await renderPage('/links/import');
    await screen.findByRole('textbox', { name: /Web addresses/ });
    const lines = [
      'link,long_url,title,tags,created_at,custom_bitlinks',
      'https://bit.ly/promo0,https://shop.example/promo0?utm_source=x,Promo 0,spring,2026-01-01,',
      'https://bit.ly/promo1,https://shop.example/promo1,Promo 1,,2026-01-01,',
      'https://bit.ly/3AbCdEf,https://shop.example/promo2,Promo 2,,2026-01-01,',
    ];
    const chosen = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(chosen!, new File([lines.join('\n')], 'bitly.csv', { type: 'text/csv' }));
    await screen.findByRole('heading', { level: 2, name: '3 links ready' });
    await screen.findByRole('list', { name: 'Rows' });
    expect(rows().map((row) => row.textContent)).toEqual([
      'Row 2promo0https://shop.example/promo0?utm_source=xPromo 0Skip',
      'Row 3promo1https://shop.example/promo1Promo 1Skip',
      'Row 43AbCdEfhttps://shop.example/promo2Promo 2Skip',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    for (const fold of screen.getAllByRole('group', { name: /./ }))
      if (fold instanceof HTMLDetailsElement) expect(fold.open).toBe(false);
    const create = screen.getByRole('button', { name: 'Create 3 links' });
    expect(create.getBoundingClientRect().bottom).toBeLessThan(900);
    await expectAccessible();
  });

  it('A row may be skipped, and be taken back', async () => {
    const { user } = await paste('https://shop.example/1\nnot this');
    await user.click(await screen.findByRole('button', { name: 'Skip row 2' }));
    await screen.findByText('1 of 2 links ready · 1 skipped');
    await user.click(await screen.findByRole('button', { name: 'Import row 2 after all' }));
    await screen.findByText('1 of 2 links ready · 1 with an error');
    await user.click(await screen.findByRole('button', { name: 'Skip the row with an error' }));
    await screen.findByText('1 of 2 links ready · 1 skipped');
  });

  it('Columns can be said to be something else, which is remembered for the next file like it', async () => {
    const { user } = await paste('url,text\nhttps://shop.example/1,Hello');
    await openFold(user, 'Columns');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'text is' }),
      'Description',
    );
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const field = await screen.findByRole('textbox', { name: /Web addresses/ });
    await user.click(field);
    await user.paste('url,text\nhttps://shop.example/9,Other');
    await user.click(screen.getByRole('button', { name: 'Check these lines' }));
    await openFold(user, 'Columns');
    expect(await screen.findByRole('combobox', { name: 'text is' })).toHaveProperty(
      'value',
      'description',
    );
  });

  it('Without a destination it asks for the column, and checks then', async () => {
    const { user } = await paste('note,where\nHello,//shop.example');
    await screen.findByText('Choose the column that holds the destination');
    await user.selectOptions(screen.getByRole('combobox', { name: 'where is' }), 'Destination URL');
    await screen.findByText('1 link ready');
  });

  it('Short links that are chosen for destinations stop the start, and one press takes the right column @core', async () => {
    const { user } = await paste(
      'Link,Destination URL\nhttps://bit.ly/3xYzAb1,https://shop.example/a/b',
    );
    await screen.findByText('1 link ready');
    await openFold(user, 'Columns');
    expect(screen.getByRole('combobox', { name: 'Link is' })).toHaveProperty('value', 'old.link');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Link is' }), 'Destination URL');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('These are short links, not destinations');
    await screen.findByText('0 of 1 link ready · 1 with an error');
    await user.click(within(alert).getByRole('button', { name: 'Use “Destination URL”' }));
    await screen.findByText('1 link ready');
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByText('3xYzAb1');
  });

  it('An export of another service is known: its domains, endings and tags are chosen once', async () => {
    const service = await createTestService();
    await service.post('/api/domain/add', { domain: 'https://go.acme.example' });
    const { user, windUntil } = await paste(
      [
        'Short link,Destination URL,Clicks,Created at,Tags',
        'go.acme.example/fair,https://acme.example/a,7,2024-10-02,Print',
        'dub.sh/news,https://acme.example/b,9,2024-10-02,',
      ].join('\n'),
      { service },
    );
    const panel = await openFold(user, 'This looks like a Dub export');
    const here = await panel.findByRole('combobox', { name: 'go.acme.example' });
    await waitFor(() => expect(here).toHaveProperty('value', 'https://go.acme.example'));
    expect(panel.getByRole('combobox', { name: 'dub.sh' })).toHaveProperty('value', '');
    await screen.findByText('go.acme.example/fair');
    await user.selectOptions(panel.getByRole('combobox', { name: 'dub.sh' }), 'go.acme.example');
    await screen.findByText('go.acme.example/news');
    await user.click(panel.getByRole('checkbox', { name: 'First tag becomes the channel' }));
    await screen.findByRole('checkbox', { name: 'Create 1 channel with the links', checked: true });
    await screen.findByText('2 links ready');

    await user.click(screen.getByRole('button', { name: 'Create 2 links' }));
    await windUntil(() => screen.getByText(/^Finished\. 2 of 2 created/));
    await user.click(screen.getByRole('button', { name: 'Copy all short links' }));
    expect(await navigator.clipboard.readText()).toBe(
      'https://go.acme.example/fair\nhttps://go.acme.example/news',
    );
    await user.click(screen.getByRole('button', { name: 'Old to new…' }));
    // What was on the same domain before needs no redirect, and the other domain is shared.
    await user.click(await screen.findByRole('menuitem', { name: 'Redirects for nginx' }));
    expect((await screen.findByRole('alert')).textContent).toContain('There’s nothing to redirect');
  });

  it('A service that is known by its documentation alone is named so', async () => {
    await paste('tiny_url,alias,url\ntinyurl.com/fair,fair,https://acme.example/a');
    await screen.findByRole('group', { name: 'This looks like a TinyURL export' });
    expect(screen.getByText(/in the documentation of TinyURL/)).toBeDefined();
  });

  it('A row shows where its visitors arrive, parameters included', async () => {
    await paste('url,utm_source\nshop.example/sale,mail');
    expect(await screen.findByText('https://shop.example/sale?utm_source=mail')).toBeDefined();
  });

  it('A name without a dot is no destination', async () => {
    await paste('url\nnotaurl');
    await screen.findByText('0 of 1 link ready · 1 with an error');
    expect(screen.getByText(/Must be a complete web address/)).toBeDefined();
  });

  it.each([
    [49, 'Create 49 links'],
    [50, 'Create the first 3'],
  ])('An import of %i links begins with “%s”', async (count, name) => {
    await paste(Array.from({ length: count }, (_, at) => `https://shop.example/${at}`).join('\n'));
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('A setting for all rows that is wrong says so and stops the start', async () => {
    const { user } = await paste('https://shop.example/1');
    await screen.findByText('1 link ready');
    await openFold(user, 'Options for all rows');
    await user.type(screen.getByRole('textbox', { name: 'Parameters' }), 'nothing');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Parameters.*Must be a name and a value each/,
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create 1 link' })).toHaveProperty(
        'disabled',
        true,
      ),
    );
  });

  it('Text with nothing in it says what to do', async () => {
    await paste('\n ,\n,');
    expect((await screen.findByRole('alert')).textContent).toMatch(/There are no rows in it/);
  });

  it('A file that is not valid UTF-8 is read all the same, and said to be doubtful', async () => {
    const { user } = await renderPage('/links/import');
    await screen.findByRole('textbox', { name: /Web addresses/ });
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('url,description\nhttps://shop.example/,Z'),
      0xfc,
    ]);
    const chosen = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(chosen!, new File([bytes], 'links.csv', { type: 'text/csv' }));
    await screen.findByText('This file is not valid UTF-8');
    expect(screen.getByText('Zü')).toBeDefined();
  });

  it('A file that was corrected can be chosen again', async () => {
    const { user } = await renderPage('/links/import');
    await screen.findByRole('textbox', { name: /Web addresses/ });
    const chosen = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const file = new File([' ,\n,'], 'links.csv', { type: 'text/csv' });
    await user.upload(chosen, file);
    expect((await screen.findByRole('alert')).textContent).toMatch(/There are no rows in it/);
    file.arrayBuffer = () =>
      Promise.resolve(new TextEncoder().encode('https://shop.example/1').buffer);
    await user.upload(chosen, file);
    await screen.findByText('1 link ready');
  });

  it('Text that is dropped into the field is not held back', async () => {
    await renderPage('/links/import');
    const field = await screen.findByRole('textbox', { name: /Web addresses/ });
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'shop.example');
    expect(fireEvent.drop(field, { dataTransfer })).toBe(true);
  });

  it('A file that the system has opened the app with is checked, and nothing is sent', async () => {
    interface Launch {
      files: { getFile: () => Promise<File> }[];
    }
    const text = 'url\nhttps://shop.example/1\nhttps://shop.example/2';
    const file = new File([text], 'spring.csv', { type: 'text/csv' });
    const setConsumer = (consumer: (launch: Launch) => void) =>
      consumer({ files: [{ getFile: () => Promise.resolve(file) }] });
    vi.stubGlobal('launchQueue', { setConsumer });
    const { service } = await renderPage('/links/import');
    await screen.findByText('2 links ready');
    expect(screen.getByText(/spring\.csv/)).toBeDefined();
    expect(service.asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('Read in another way, a cell shows its own text', async () => {
    const { user } = await paste('url\nfirst words\nsecond words');
    await screen.findByText('0 of 2 links ready · 2 with an error');
    await openFold(user, 'How the file is read');
    await user.click(screen.getByRole('switch', { name: 'The first row names the columns' }));
    await screen.findByText(/of 3 links/);
    await waitFor(() => {
      const cells = screen
        .getAllByRole<HTMLInputElement>('textbox', { name: 'Destination URL' })
        .map(({ value }) => value);
      expect(cells.filter((cell) => cell !== 'url')).toEqual(['first words', 'second words']);
    });
  });

  it('A way to read it that leaves no row is not taken, and nothing has to be pasted again', async () => {
    const { user } = await paste('https://shop.example/1');
    await screen.findByText('1 link ready');
    await openFold(user, 'How the file is read');
    await user.click(screen.getByRole('switch', { name: 'The first row names the columns' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/There are no rows in it/);
    expect(screen.getByRole('switch', { name: 'The first row names the columns' })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.getByRole('button', { name: 'Create 1 link' })).toBeDefined();
  });

  it('A password is shown neither as a sample nor in a row', async () => {
    const { container, user } = await paste('url,password\nhttps://shop.example/,hunter2');
    await screen.findByText('1 link ready');
    await openFold(user, 'Columns');
    expect(container.textContent).not.toContain('hunter2');
    expect(container.innerHTML.replace(/<textarea[^]*<\/textarea>/, '')).not.toContain('hunter2');
  });

  it('Text of a stranger is text', async () => {
    const { user } = await paste('url,"<img src=x onerror=alert(1)>"\n"https://shop.example/",x');
    await openFold(user, 'Columns');
    await screen.findByText('<img src=x onerror=alert(1)>');
    expect(document.querySelector('main img')).toBeNull();
  });

  it('A file is still there when the user comes back from another screen', async () => {
    const { user } = await paste('https://shop.example/1\nhttps://shop.example/2');
    await screen.findByText('2 links ready');
    await user.click(screen.getByRole('link', { name: 'Channels' }));
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Links' }));
    await screen.findByRole('heading', { name: 'Links', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Import' }));
    await screen.findByText('2 links ready');
    expect(rows()).toHaveLength(2);
  });

  it('An import that this browser does not keep is shown to be missing here, not at the service', async () => {
    await renderPage('/links/import?job=nobody');
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeDefined();
    expect(screen.getByText(/This browser keeps no such import/)).toBeDefined();
  });

  it('A link that is refused for its alias gets another one in its row, and is sent again', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/before', custom: 'home' });
    const { user, windUntil } = await paste(
      'url,custom\nhttps://shop.example/1,home\nhttps://shop.example/2,away',
      { service },
    );
    await user.click(await screen.findByRole('button', { name: 'Create 2 links' }));
    await windUntil(() => screen.getByText(/^Finished\. 1 of 2 created/));
    await user.click(screen.getByRole('button', { name: 'Change alias home' }));
    const field = screen.getByRole('textbox', { name: 'Alias' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'home-2{Enter}');
    await windUntil(() => screen.getByText(/^Finished\. 2 of 2 created/));
    const made = await service.store.db.selectFrom('link').select('alias').orderBy('id').execute();
    expect(made.map(({ alias }) => alias)).toEqual(['home', 'away', 'home-2']);
  });

  it('Fifty lines: three are made as a trial, then the rest, each once, and shown with its short URL', async () => {
    const { user, service, location, windUntil } = await paste(
      Array.from({ length: 50 }, (_, at) => `https://shop.example/${at}`).join('\n'),
    );
    await user.click(await screen.findByRole('button', { name: 'Create the first 3' }));
    await windUntil(() => screen.getByText(/Check them below/));
    expect(location()).toMatch(/^\/links\/import\?job=/);
    expect(service.asked.filter((each) => each === 'POST /api/url/add')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Create the rest (47)' }));
    await windUntil(() => screen.getByText(/^Finished\. 50 of 50 created/));
    expect(service.asked.filter((each) => each === 'POST /api/url/add')).toHaveLength(50);
    expect(
      within(screen.getByRole('list', { name: 'Links of this import' })).getAllByText(
        /^go\.test$|^go\.test\//,
      ),
    ).toHaveLength(25);
  });
});
