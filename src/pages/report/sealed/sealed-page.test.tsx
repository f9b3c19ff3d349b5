/** Sealed pages: what opens one, what does not, and what can be read before. */
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { sealText } from './seal-text.ts';
import { sealedPage } from './sealed-page.ts';

const passphrase = 'four grey Ä-words';
const report =
  '<!doctype html><html lang="de" dir="ltr"><head><title>Herbst &amp; Winter</title>' +
  '<style>.report { color: #123456 }</style></head>' +
  '<body class="report-page"><main><article class="report"><h1>Herbst &amp; Winter</h1>' +
  '<p>1.234 Klicks</p></article></main></body></html>';
/** Enough to be right, and quick. */
const rounds = 1000;

const texts = {
  title: 'Sealed report',
  intro: 'This report opens with its passphrase.',
  notice: 'Open this in a browser.',
  passphrase: 'Passphrase',
  show: 'Show passphrase',
  open: 'Open report',
  opening: 'Opening…',
  wrong: 'Wrong "passphrase"',
};

const pageOf = async (sealed: { rounds: number; block: string }) =>
  sealedPage({ sealed, texts, lang: 'de', dir: 'ltr' });

/** Opens a page in a frame, which runs its script where its policy lets it. */
async function openPage(html: string) {
  const frame = document.createElement('iframe');
  frame.title = 'Sealed report';
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'A page around it';
  main.append(heading, frame);
  document.body.append(main);
  onTestFinished(() => main.remove());
  await loaded;
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no page');
  return { page, user: userEvent.setup({ document: page }), ...within(page.body) };
}

async function enter(shown: Awaited<ReturnType<typeof openPage>>, typed: string) {
  const field = shown.getByLabelText('Passphrase');
  await shown.user.clear(field);
  await shown.user.type(field, typed);
  await shown.user.click(shown.getByRole('button', { name: 'Open report' }));
}

test('A sealed page opens with its passphrase, and then is what was sealed, with the focus on its heading', async () => {
  const html = await pageOf(await sealText(report, `${passphrase}\n`));
  const shown = await openPage(html);
  await expectAccessible(shown.page.body);
  expect(shown.page.activeElement).toBe(shown.getByLabelText('Passphrase'));
  // The same letter, spelled in two parts.
  await enter(shown, passphrase.normalize('NFD'));
  await waitFor(() => expect(shown.page.title).toBe('Herbst & Winter'));
  const plain = new DOMParser().parseFromString(report, 'text/html');
  expect(shown.page.body.textContent).toBe(plain.body.textContent);
  expect(shown.page.body.className).toBe('report-page');
  expect(shown.page.head.querySelector('style')?.textContent).toBe('.report { color: #123456 }');
  expect(shown.page.activeElement?.textContent).toBe('Herbst & Winter');
  expect(shown.page.querySelector('script, form, template')).toBeNull();
});

test('A wrong passphrase opens nothing and says so, and the right one still opens it', async () => {
  const shown = await openPage(await pageOf(await sealText(report, passphrase, rounds)));
  const field = shown.getByLabelText('Passphrase');
  await enter(shown, 'four grey Ä-word');
  await waitFor(() => expect(shown.getByRole('status').textContent).toBe('Wrong "passphrase"'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(shown.page.activeElement).toBe(field);
  expect(shown.page.body.textContent).not.toContain('Klicks');
  await enter(shown, passphrase);
  await waitFor(() => expect(shown.page.body.textContent).toContain('1.234 Klicks'));
});

test('What is typed is masked until it is to be shown', async () => {
  const shown = await openPage(await pageOf(await sealText(report, passphrase, rounds)));
  const field = shown.getByLabelText('Passphrase');
  expect(field.getAttribute('type')).toBe('password');
  await shown.user.click(shown.getByRole('checkbox', { name: 'Show passphrase' }));
  expect(field.getAttribute('type')).toBe('text');
});

test('One flipped bit opens nothing, wherever it is', async () => {
  const { block } = await sealText(report, passphrase, rounds);
  const bytes = Uint8Array.from(atob(block), (each) => each.charCodeAt(0));
  // In the salt, in the IV, in the text, in its tag.
  for (const at of [0, 15, 16, 27, 28, bytes.length >> 1, bytes.length - 16, bytes.length - 1]) {
    const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
    const flipped = btoa(String.fromCharCode(...changed));
    const shown = await openPage(await pageOf({ rounds, block: flipped }));
    await enter(shown, passphrase);
    await waitFor(() => expect(shown.getByRole('status').textContent).toBe('Wrong "passphrase"'));
    expect(shown.page.body.textContent).not.toContain('Klicks');
  }
});

test('Its policy lets its own script run and nothing else, and without a script a notice is shown', async () => {
  const page = new DOMParser().parseFromString(
    await pageOf(await sealText(report, passphrase, rounds)),
    'text/html',
  );
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts).toHaveLength(1);
  const bytes = new TextEncoder().encode(scripts[0]?.textContent);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const policy = page.querySelector('[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toBe(
    `default-src 'none'; script-src 'sha256-${btoa(String.fromCharCode(...hash))}'; ` +
      "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
  );
  expect(page.querySelectorAll('link, img, iframe, object, [src], [href], [action]')).toHaveLength(
    0,
  );
  expect(page.querySelector('form')?.hidden).toBe(true);
  expect(page.querySelector('#notice')?.textContent).toBe('Open this in a browser.');
});

test('Two files of one report with one passphrase have nothing in common', async () => {
  const [one, other] = await Promise.all([
    sealText(report, passphrase, rounds),
    sealText(report, passphrase, rounds),
  ]);
  expect(one.block.slice(0, 16)).not.toBe(other.block.slice(0, 16));
  expect(one.block.slice(40)).not.toBe(other.block.slice(40));
});

test('A large report is sealed and opened too', async () => {
  // Random, so that it cannot be compressed.
  const parts = Array.from({ length: 40 }, () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(8000)))),
  );
  const large = report.replace('1.234 Klicks', parts.join(' '));
  const shown = await openPage(await pageOf(await sealText(large, passphrase, rounds)));
  await enter(shown, passphrase);
  await waitFor(() => expect(shown.page.body.textContent).toContain(parts.join(' ')));
  expect(shown.queryByRole('alert')).toBeNull();
});
