/** What the invented company of the demonstration has beside its links, and which links belong to it. */
import { pixelTypes } from '#contract/resources/pixels.ts';
import type { DemoLink } from './demo-content.ts';

type Fits = (link: DemoLink) => boolean;

interface DemoChannel {
  name: string;
  description: string;
  /** Some are hard to show: white, black, a yellow that text cannot be read on. */
  color: string;
  starred: boolean;
  holds: Fits;
  /** The names of bio pages and QR items in it. */
  items?: readonly string[];
}

interface DemoCampaign {
  name: string;
  slug: string | null;
  public: boolean;
  holds: Fits;
}

const described =
  (start: string): Fits =>
  ({ description = '' }) =>
    description.startsWith(start);

const nothing: Fits = () => false;

/** Oldest first, as all lists here. */
export const demoChannels: readonly DemoChannel[] = [
  {
    name: 'An idea that has waited for a name since the second week of the autumn planning, and no one minds',
    description: 'Empty on purpose. '.repeat(20).trim(),
    color: '#64748b',
    starred: false,
    holds: nothing,
  },
  {
    name: 'رسائل الربيع',
    description: 'بالعربية',
    color: '#7F00ff',
    starred: false,
    holds: ({ custom = '' }) => /\p{Script=Arabic}/u.test(custom),
  },
  {
    name: 'Partners',
    description: 'Sites that link to us',
    color: '#ffff00',
    starred: false,
    holds: ({ url }) => url.includes('=partner-site'),
  },
  {
    name: 'Stores & posters',
    description: 'Whatever is printed or hangs on a wall. These addresses must stay.',
    color: '#000000',
    starred: false,
    holds: ({ custom = '' }) => /-(poster|instore-screen|leaflet)$/.test(custom) || custom === 'stores',
    items: ['Trail map poster', 'Repair form on the counter'],
  },
  {
    name: 'Journal',
    description: 'Stories and their teasers',
    color: '#FFFFFF',
    starred: false,
    holds: ({ url }) => url.startsWith('https://journal.'),
  },
  {
    name: 'Support replies',
    description: 'Answers that are sent by hand',
    color: '#2563eb',
    starred: true,
    holds: described('Used by the support'),
  },
  { name: 'Hang tags', description: '', color: '#C2410C', starred: false, holds: described('Printed on the hang tag') },
  {
    name: 'Newsletter',
    description: 'Every second Thursday',
    color: '#0b6e6e',
    starred: true,
    holds: described('Newsletter'),
    items: ['Harbour & Pine'],
  },
];

export const demoCampaigns: readonly DemoCampaign[] = [
  { name: 'Untitled campaign', slug: 'soon', public: false, holds: nothing },
  { name: 'First snow', slug: 'first-snow', public: false, holds: described('Campaign first-snow') },
  { name: 'Back to school', slug: null, public: false, holds: described('Campaign back-to-school') },
  { name: 'Ferry festival ⛴', slug: null, public: true, holds: described('Campaign ferry-festival') },
  { name: 'Repair week', slug: 'repair', public: true, holds: described('Campaign repair-week') },
  { name: 'Summer opening', slug: 'summer', public: true, holds: described('Campaign summer-opening') },
  { name: 'Spring sale', slug: 'spring', public: true, holds: described('Campaign spring-sale') },
];

export const demoDomains = [
  { domain: 'https://archive.harbourandpine.example', redirectroot: '', redirect404: '' },
  {
    domain: 'https://go.harbourandpine.example',
    redirectroot: 'https://harbourandpine.example/',
    redirect404: 'https://harbourandpine.example/not-found',
  },
] as const;

const pixelNames = `Tag container; Visits of the shop; Social: all pages; Search: purchases; Professional: hiring; Microblog: spring
Come back to the cart; Questions and answers; Pins; Second search engine; Messages; Forum threads; Short films`;

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
    message: 'Torn, bent or leaking? Send us a picture, and we tell you what mending costs.',
    button: 'Write to the workshop',
    link: 'mailto:workshop@harbourandpine.example',
    position: 'bottom-right',
    color: '#2563eb',
  },
  {
    type: 'message',
    name: 'Free returns until Sunday',
    message: 'Free returns until Sunday, in every store and by post.',
    button: 'How returns work',
    link: 'https://help.harbourandpine.example/articles/1047-return-a-parcel',
    position: 'bottom',
    color: '#0b6e6e',
  },
  {
    type: 'message',
    name: '<b>Join</b> the coast walk & get 10 %',
    message: '<b>Join</b> the coast walk & get 10 %\nSaturday, 9:30, at the harbour',
    button: '',
    link: '',
    position: 'top',
    color: '#ffd400',
  },
] as const;

export const demoSplashPages = [
  {
    name: 'Coast trust: you are leaving our shop',
    title: 'Your gift goes to the coast trust',
    message: 'We do not run this page and see nothing of what you enter there.\nThe trust sends you a receipt by e-mail.',
    button: 'What the trust does',
    link: 'https://journal.harbourandpine.example/2025/the-smallest-island-with-a-bakery',
    seconds: 0,
  },
  {
    name: 'Summer film, 8 seconds',
    title: 'Summer is a rope, a stove and nobody calling',
    message: '',
    button: '',
    link: '',
    seconds: 8,
  },
  {
    name: 'Age check for knives',
    title: 'Are you 18 or older?',
    message: 'We sell knives to adults only. Go on if you are 18, or look at something else.',
    button: 'Show me something else',
    link: 'https://harbourandpine.example/',
    seconds: 0,
  },
] as const;

export const demoBioPages = [
  {
    name: 'Harbour & Pine',
    alias: 'harbourandpine',
    links: [
      { title: 'The shop', url: 'https://harbourandpine.example/' },
      { title: 'The journal', url: 'https://journal.harbourandpine.example/' },
      { title: 'Repair, rent, return', url: 'https://help.harbourandpine.example/' },
    ],
  },
  { name: 'The lighthouse readings', alias: 'readings', links: [] },
] as const;

export const demoQrItems = [
  { name: 'Trail map poster', alias: 'trail-map', url: 'https://journal.harbourandpine.example/live/map?from=poster' },
  { name: 'Repair form on the counter', alias: 'repair-form', url: 'https://help.harbourandpine.example/repair' },
] as const;
