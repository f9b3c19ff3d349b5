/** Public pages of a service: makes one of each, with plausible content, and returns their addresses by name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directly } from '#e2e/support/fixtures.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#1d2433"/><path d="M12 27V13h5a7 7 0 0 1 0 14z" fill="#ffcc00"/><path d="M24 13h4v14h-4z" fill="#fff"/></svg>';

/** The options of a service with a name, a logo and a pale accent; the logo lies in the folder. */
export function brandOptions(folder: string): string[] {
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, mark);
  return ['--brand-name', 'Paper & Ink', '--brand-logo', logo, '--brand-color', '#ffcc00'];
}

let times = 0;

/** Makes the pages in a new account, also where the server has some already. */
export async function makePublicPages(server: RunningServer): Promise<Record<string, string>> {
  times += 1;
  const email = `pages-${process.pid}-${times}@shop.example`;
  const { key } = await account(server.data, 'add', '--email', email);
  const { post } = directly(server, String(key));
  const add = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const reply = await post(path, body);
    if (reply['error'] !== 0) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
    return reply;
  };
  const link = async (body: object): Promise<string> =>
    String((await add('/api/url/add', body))['shorturl']);
  const item = async (command: string, ...words: string[]) =>
    account(server.data, command, '--email', email, ...words);
  const splash = await item(
    'add-splash',
    '--name',
    'Spring',
    '--title',
    'Our spring sale',
    '--message',
    'All paper, 20 % off.',
  );
  const bio = await item(
    ...([
      'add-bio',
      '--name',
      'Élan Paper Studio',
      '--link',
      'Shop=https://shop.example/?from=bio',
    ] as const),
    '--link',
    'How we make paper=https://blog.example/making-of',
    '--link',
    'بطاقات=https://shop.example/ar',
    '--link',
    'Write to us about a very long order with many wishes=https://mail.example/form',
  );
  const qr = await item('add-qr', '--name', 'Poster', '--url', 'https://shop.example/poster');
  const campaign = await add('/api/campaign/add', {
    name: 'Spring sale',
    slug: `spring-pages-${process.pid}-${times}`,
    public: true,
  });
  for (const title of [
    'Cards',
    'Notebooks',
    'Everything that folds, floats or can be written on, in one place',
  ]) {
    const { id } = await add('/api/url/add', {
      url: 'https://shop.example/sale',
      metatitle: title,
      status: 'public',
    });
    await post(`/api/campaign/${String(campaign['id'])}/assign/${String(id)}`);
  }
  return {
    home: `${server.links}/`,
    unknown: `${server.links}/nothing-here`,
    missing: `${server.links}/b/nothing-here`,
    password: await link({ url: 'https://shop.example/secret', password: 'paper' }),
    splash: await link({ url: 'https://shop.example/spring', type: String(splash['id']) }),
    standard: await link({
      url: 'https://shop.example/spring',
      type: 'splash',
      metatitle: 'Cards for every day',
    }),
    frame: await link({
      url: `${server.links}/nothing-here`,
      type: 'frame',
      metatitle: 'Cards for every day',
    }),
    campaign: String(campaign['list']),
    bio: `${server.links}/b/${String(bio['alias'])}`,
    qr: `${server.links}/q/${String(qr['alias'])}`,
  };
}
