/** Smoke steps of a sealed report: it is saved, opened from disk, refused with a wrong passphrase, and read with the right one. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, signIn, test } from '#e2e/engines/support/fixtures.ts';

/** Reads the next saved file from memory, in place of a download, which each engine asks for in its own way. */
const catchFile = `(() => {
  URL.createObjectURL = (blob) => {
    void blob.text().then((text) => { globalThis.savedFile = text; });
    return 'blob:saved';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  return true;
})()`;

test('Seal a report, and open it from disk', async ({ tab, service: { server } }, info) => {
  await signIn(tab, server);
  await tab.goto(`${server.dashboard}/report`);
  const readTotal = async () => {
    // All links are in it: the steps before have made some more.
    const shown = await tab.reads({ role: 'article' }, /Links2[23]\d.*Total[\d,]+100%/s);
    const [total = ''] = /Total[\d,]+/.exec(shown) ?? [];
    // An empty one would be in any file.
    expect(total).not.toBe('');
    return total;
  };
  expect(await tab.evaluate(catchFile)).toBe(true);
  await tab.click({ role: 'button', name: 'Save sealed…' });
  await tab.click({ role: 'button', name: 'Suggest one' });
  const passphrase = String(
    await tab.evaluate('document.querySelector("[role=dialog] input").value'),
  );
  expect(passphrase).toHaveLength(19);
  // Links are read meanwhile: the file has the total of before they came, or of after.
  const before = await readTotal();
  await tab.click({ role: 'button', name: 'Save sealed file' });
  await tab.reads({ role: 'status', within: { role: 'main' } }, /Saved Report-/);
  const after = await readTotal();
  const read = () => tab.evaluate('globalThis.savedFile ?? null');
  await expect.poll(read, { timeout: 30_000 }).not.toBeNull();
  const path = info.outputPath('report.html');
  await writeFile(path, String(await read()));

  await tab.goto(pathToFileURL(path).href);
  const field = { label: 'Passphrase' } as const;
  const button = { role: 'button', name: 'Open report' } as const;
  await tab.focuses(field);
  await tab.type('a wrong passphrase');
  await tab.click(button);
  await tab.reads({ role: 'status' }, /^Wrong passphrase\./);
  await tab.focuses(field);
  // What was typed is selected.
  await tab.type(passphrase);
  await tab.click(button);
  const heading = { role: 'heading', name: 'All links', level: 1 } as const;
  await tab.focuses(heading);
  await tab.reads({ role: 'article' }, new RegExp(`${before}|${after}`));
  expect(await tab.evaluate('document.querySelectorAll("script, form").length')).toBe(0);
});
