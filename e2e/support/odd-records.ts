/** Odd records: names in other scripts, markup, very long texts and hard colours, for pictures and accessibility checks. */
import { directly } from './fixtures.ts';
import { account, type RunningServer } from './server.ts';

const shop = 'https://shop.example';

const links = [
  {
    url: `${shop}/ar/sale`,
    custom: 'تخفيضات',
    metatitle: 'تخفيضات الربيع على معدات التخييم والمشي',
  },
  {
    url: `${shop}/ar/coast`,
    metatitle: 'خمس نزهات هادئة على شاطئ البحر',
    description: 'ترجمة المقال الأول',
  },
  { url: `${shop}/jp/coffee`, custom: 'コーヒー', metatitle: '外で飲むコーヒー、三つの淹れ方' },
  { url: `${shop}/party`, metatitle: '🎉 20 years 🌊🌲 — come by! 👩‍👩‍👧‍👦' },
  {
    url: `${shop}/essay`,
    metatitle: `On patience, ${'and waiting, '.repeat(14)}until the evening`,
  },
  {
    url: 'https://donaudampfschifffahrtsgesellschaft.example/fahrplan',
    metatitle: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    description: 'One word without a place to break it',
  },
  {
    url: `${shop}/filter?${'size=1%2C'.repeat(210)}`,
    metatitle: 'Saved filter with everything ticked',
  },
  {
    url: 'https://example.net/<b>bold</b>?q="quotes"&a=b',
    metatitle: 'Tags & "quotes" in a title: <b>not bold</b>',
  },
  { url: 'https://example.com/' },
  { url: 'https://intranet.example.com:8443/wiki/Link_policy#short-links' },
];

/** White, black, and a yellow that text cannot be read on. */
const channels = [
  {
    name: 'A name that goes on for as long as names may, because nobody could agree on a shorter one',
    color: '#64748b',
  },
  { name: 'رسائل الربيع', description: 'بالعربية', color: '#7F00ff' },
  { name: 'Yellow', color: '#ffff00' },
  {
    name: 'Black',
    description: 'A description that goes on. '.repeat(12).trim(),
    color: '#000000',
  },
  { name: 'White', color: '#FFFFFF' },
];

const campaign = 'Ferry festival ⛴';

/** Adds them to the account of the server's key, unless an earlier test of the same server has. */
export async function addOddRecords(server: RunningServer): Promise<void> {
  const { get, post } = directly(server, server.key);
  if (JSON.stringify(await get('/api/campaigns?limit=100')).includes(campaign)) return;
  const add = async (path: string, body: object): Promise<void> => {
    const reply = await post(path, body);
    if (!('id' in reply)) throw new Error(`${path} was refused: ${JSON.stringify(reply)}`);
  };
  for (const link of links) await add('/api/url/add', link);
  for (const channel of channels) await add('/api/channel/add', channel);
  await add('/api/campaign/add', { name: campaign, public: true });
  const name = '<b>Join</b> the coast walk & get 10 %';
  const message = '<b>Join</b> us\nSaturday, 9:30, at the harbour';
  await account(
    server.data,
    'add-overlay',
    '--email',
    'owner@linkdeck.example',
    '--name',
    name,
    '--message',
    message,
  );
}
