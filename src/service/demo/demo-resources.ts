/**
 * Demo records: channels, campaigns, domains, pixels, overlays, splash pages, bio pages and QR
 * items of the demo account.
 */
import { pixelTypes } from '#contract/pixel-types.ts';

interface DemoChannel {
  name: string;
  description: string;
  color: string;
  starred: boolean;
  /** The names of bio pages and QR items in it. */
  items?: readonly string[];
}

/** Oldest first, like all lists here. Links name their channel and campaign. */
export const demoChannels: readonly DemoChannel[] = [
  { name: 'Press', description: 'Newspapers and outdoor blogs', color: '#64748b', starred: false },
  { name: 'Podcast', description: 'Show notes of "Low Tide"', color: '#7c3aed', starred: false },
  { name: 'Partner sites', description: 'Sites that link to us', color: '#be185d', starred: false },
  {
    name: 'Stores and posters',
    description: 'Printed addresses, which must stay',
    color: '#b45309',
    starred: false,
    items: ['Trail map poster', 'Repair form on the counter'],
  },
  { name: 'Journal', description: 'Stories of our magazine', color: '#15803d', starred: false },
  {
    name: 'Support replies',
    description: 'Help articles that the support team sends',
    color: '#2563eb',
    starred: true,
  },
  { name: 'Hang tags', description: 'Printed on product labels', color: '#c2410c', starred: false },
  {
    name: 'Newsletter',
    description: 'Every second Thursday',
    color: '#0b6e6e',
    starred: true,
    items: ['Harbour & Pine'],
  },
];

export const demoCampaigns: readonly { name: string; slug: string | null; public: boolean }[] = [
  { name: 'Autumn lookbook', slug: 'autumn', public: false },
  { name: 'First snow', slug: 'first-snow', public: false },
  { name: 'Back to school', slug: null, public: false },
  { name: 'Harbour festival', slug: null, public: true },
  { name: 'Repair week', slug: 'repair', public: true },
  { name: 'Summer opening', slug: 'summer', public: true },
  { name: 'Spring sale', slug: 'spring', public: true },
];

const shop = 'https://harbourandpine.example';
const magazine = 'https://journal.harbourandpine.example';
const help = 'https://help.harbourandpine.example';

export const demoDomains = [
  { domain: 'https://archive.harbourandpine.example', redirectroot: '', redirect404: '' },
  {
    domain: 'https://go.harbourandpine.example',
    redirectroot: `${shop}/`,
    redirect404: `${shop}/not-found`,
  },
] as const;

const pixelNames = `Tag container; Shop analytics; Social: all pages; Search: purchases; Professional: hiring; Microblog: spring
Abandoned carts; Questions and answers; Pins; Second search engine; Messages; Forum threads; Short videos`;

/** One of each type. */
export const demoPixels = pixelNames.split(/[;\n]/).map((name, index) => ({
  type: pixelTypes[index % pixelTypes.length] ?? pixelTypes[0],
  name: name.trim(),
  tag: index === 0 ? 'CONTAINER-H4RB0UR' : `${String(4_817_203 * (index + 3))}-${String(index)}`,
}));

export const demoOverlays = [
  {
    type: 'contact',
    name: 'Ask the workshop',
    position: 'bottom-right',
    color: '#2563eb',
    message: 'Torn, bent or leaking? Send us a picture, and we tell you what the repair costs.',
    button: 'Write to the workshop',
    link: 'mailto:workshop@harbourandpine.example',
  },
  {
    type: 'message',
    name: 'Coast walk on Saturday',
    position: 'top',
    color: '#15803d',
    message: 'Join our coast walk and get 10 % off.\nSaturday, 9:30, at the harbour',
    button: '',
    link: '',
  },
  {
    type: 'message',
    name: 'Free returns until Sunday',
    position: 'bottom',
    color: '#0b6e6e',
    message: 'Free returns until Sunday, in every store and by post.',
    button: 'How returns work',
    link: `${help}/articles/1047-return-a-parcel`,
  },
] as const;

export const demoSplashPages = [
  {
    name: 'Age check for knives',
    title: 'Are you 18 or older?',
    seconds: 0,
    message: 'We sell knives to adults only. Go on if you are 18, or look at something else.',
    button: 'Show me something else',
    link: `${shop}/`,
  },
  {
    name: 'Summer film, 8 seconds',
    title: 'Summer starts here',
    message: '',
    button: '',
    link: '',
    seconds: 8,
  },
  {
    name: 'Leaving for the coast trust',
    title: 'Your gift goes to the coast trust',
    seconds: 0,
    message: 'The trust runs the next page, and sends you a receipt by e-mail.',
    button: 'What the trust does',
    link: `${magazine}/2025/five-quiet-walks-by-the-sea`,
  },
] as const;

export const demoBioPages = [
  {
    name: 'Harbour & Pine',
    alias: 'harbourandpine',
    links: [
      { title: 'The shop', url: `${shop}/` },
      { title: 'The journal', url: `${magazine}/` },
      { title: 'Repair, rent, return', url: `${help}/` },
    ],
  },
  { name: 'Winter readings', alias: 'readings', links: [] },
] as const;

export const demoQrItems = [
  { name: 'Trail map poster', alias: 'trail-map', url: `${magazine}/live/map?from=poster` },
  { name: 'Repair form on the counter', alias: 'repair-form', url: `${help}/repair` },
] as const;
