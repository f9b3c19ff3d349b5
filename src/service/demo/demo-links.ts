/**
 * Demo links: the short links of an invented company, an outdoor shop with a magazine and a repair
 * workshop.
 */
import type { NewLink } from '#contract/resources/links.ts';

/**
 * A link of the demo account, as a user would have created it, with the names of its records and
 * its popularity.
 */
export interface DemoLink
  extends Omit<NewLink, 'expiry' | 'channel' | 'campaign' | 'pixels' | 'password'> {
  /** Whether the press password protects it. */
  protected?: boolean;
  /** Days from now to the expiry; negative where it is past. */
  expiresInDays?: number;
  /** The weight of its clicks among links of its kind; 1 by default. */
  appeal?: number;
  channel?: string;
  campaign?: string;
  /** Whether it fires the shop's first two pixels. */
  tracked?: boolean;
}

const shop = 'https://harbourandpine.example';
const magazine = 'https://journal.harbourandpine.example';
const help = 'https://help.harbourandpine.example';

const products = `Ridge 40 backpack; Ridge 28 daypack; Fjord dry bag 20 l; Alder wool sweater; Birch rain jacket; Cove swim shorts
Tern down vest; Larch hiking trousers; Skerry sea kayak; Pebble enamel mug; Ember titanium stove; Lantern No. 3
Moss merino socks; Heath trail shoes; Granite climbing rope; Sorrel picnic blanket; Otter waders; Puffin kids parka
Bracken sleeping bag; Cairn two-person tent; Drift hammock; Plover binoculars; Saltmarsh field knife; Thistle sun hat
Wren headlamp; Juniper thermos; Kelp fishing reel; Anchor rope leash; Gorse repair kit; Nettle water filter`;

const articles = `Five quiet walks by the sea; How to pack for a week with one bag; Reading the weather from the clouds; Cooking in the rain
Why wool keeps you warm when wet; Sleeping well on hard ground; A weekend by ferry; Repair a zip in ten minutes
Kayaking with children; Our favourite huts; Coffee outdoors, three ways; Winter light: a photo essay; Ten years of free repairs
Tide tables for beginners; How to prevent blisters; A night without a tent; Map and compass basics; Two days offline
Birds to hear before breakfast; One-pot dinners; The last good bookshop on the coast; Repair before replace; Drying gear at camp
An interview with a lighthouse keeper; Moor, bog and fen: a glossary; The island with the best bakery`;

const answers = `Find your size; Return a parcel; Track an order; Wash a down jacket; Re-proof a rain jacket; Repair service prices
Warranty registration; Gift cards; Student discount; Delivery times; Tent pole replacement; Contact our team
Care for leather boots; Rent a kayak; Store opening hours; Change your order; Invoices for companies; Allergy information`;

const campaigns =
  'Spring sale; Summer opening; Repair week; Harbour festival; Back to school; First snow';
const sources =
  'newsletter; partner site; poster; podcast; leaflet; packaging; in-store screen; receipt';

const channelOfSource: Readonly<Record<string, string>> = {
  newsletter: 'Newsletter',
  'partner site': 'Partner sites',
  podcast: 'Podcast',
  poster: 'Stores and posters',
  leaflet: 'Stores and posters',
  'in-store screen': 'Stores and posters',
};

function listed(text: string): string[] {
  return text.split(/[;\n]/).map((entry) => entry.trim());
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function productLinks(): DemoLink[] {
  return listed(products).flatMap((name, index) => {
    const url = `${shop}/shop/${slug(name)}`;
    const isTagged = index % 3 === 0;
    return [
      {
        url,
        custom: slug(name),
        metatitle: `${name} | Harbour & Pine`,
        appeal: 1.5,
        ...(isTagged ? { channel: 'Hang tags', description: 'Printed on the hang tag' } : {}),
      },
      {
        url: `${url}?utm_source=newsletter&utm_medium=email&utm_campaign=new-in`,
        metatitle: `${name}: new in`,
        description: 'Newsletter, product of the week',
        status: 'private',
        channel: 'Newsletter',
        tracked: true,
      },
      { url: `${url}/reviews`, metatitle: `${name}: customer reviews`, appeal: 0.4 },
    ];
  });
}

function articleLinks(): DemoLink[] {
  return listed(articles).flatMap((title, index) => {
    const url = `${magazine}/${2026 - (index % 3)}/${slug(title)}`;
    const custom = slug(title).split('-').slice(0, 3).join('-');
    return [
      {
        url,
        metatitle: title,
        metadescription: 'A story from the journal of Harbour & Pine.',
        status: 'public',
        channel: 'Journal',
        appeal: 2,
        ...(index % 2 === 0 ? { custom } : {}),
      },
      {
        url: `${url}?utm_source=partner-site&utm_content=teaser-${index + 1}`,
        metatitle: `${title} (teaser)`,
        channel: 'Partner sites',
        appeal: 0.7,
      },
    ];
  });
}

function answerLinks(): DemoLink[] {
  return listed(answers).map((title, index) => ({
    url: `${help}/articles/${1040 + index * 7}-${slug(title)}`,
    custom: `help-${slug(title)}`,
    metatitle: title,
    description: 'Used by the support team in replies',
    channel: 'Support replies',
    appeal: 0.8,
  }));
}

function campaignLinks(): DemoLink[] {
  return listed(campaigns).flatMap((campaign) =>
    listed(sources).map((source): DemoLink => {
      const isMail = source === 'newsletter';
      const channel = channelOfSource[source];
      const query = `utm_source=${slug(source)}&utm_medium=${isMail ? 'email' : 'offline'}&utm_campaign=${slug(campaign)}`;
      return {
        url: `${shop}/${slug(campaign)}?${query}`,
        custom: `${slug(campaign)}-${slug(source)}`,
        status: 'public',
        metatitle: `${campaign} – ${source}`,
        description: `${campaign} campaign`,
        campaign,
        appeal: isMail ? 4 : 0.6,
        tracked: isMail,
        channel,
      };
    }),
  );
}

/**
 * Links that show what a link can be: targeting, expiry, a password, a branded domain, a frame,
 * overlays and splash pages.
 */
function featureLinks(): DemoLink[] {
  const apps = 'https://apps.example.com';
  const domain = 'go.harbourandpine.example';
  return [
    {
      url: `${shop}/`,
      custom: 'home',
      metatitle: 'Harbour & Pine: outdoor gear that lasts',
      appeal: 12,
      status: 'public',
    },
    {
      url: `${shop}/app`,
      custom: 'app',
      metatitle: 'Get the Harbour & Pine app',
      deeplink: { auto: true },
      appeal: 6,
      devicetarget: [
        { device: 'iPhone', link: `${apps}/ios/harbour-and-pine` },
        { device: 'Android', link: `${apps}/android/harbour-and-pine` },
      ],
    },
    {
      url: `${shop}/stores`,
      custom: 'stores',
      metatitle: 'Find a store near you',
      appeal: 5,
      channel: 'Stores and posters',
      geotarget: [
        { location: 'Germany', link: `${shop}/de/laeden` },
        { location: 'France', link: `${shop}/fr/magasins` },
        { location: 'Norway', link: `${shop}/no/butikker` },
      ],
      languagetarget: [{ language: 'es', link: `${shop}/es/tiendas` }],
    },
    {
      url: `${shop}/raffle`,
      custom: 'raffle',
      metatitle: 'Win a sea kayak',
      type: 'overlay',
      expiresInDays: 2,
      appeal: 8,
    },
    {
      url: `${shop}/flash`,
      custom: 'flash',
      metatitle: '48-hour flash sale',
      expiresInDays: 0.4,
      appeal: 7,
    },
    {
      url: `${shop}/winter-clearance`,
      custom: 'clearance',
      metatitle: 'Winter clearance',
      expiresInDays: -9,
      appeal: 5,
    },
    {
      url: `${shop}/early-bird`,
      custom: 'early-bird',
      metatitle: 'Early bird tickets',
      expiresInDays: -31,
    },
    { url: `${shop}/gift-cards`, domain, custom: 'gift', metatitle: 'Gift cards', appeal: 3 },
    { url: `${shop}/jobs`, domain, custom: 'jobs', metatitle: 'Work with us', status: 'public' },
    {
      url: `${shop}/press/spring`,
      custom: 'press-kit',
      metatitle: 'Press kit (password: tideline)',
      protected: true,
    },
    {
      url: `${magazine}/live/map`,
      custom: 'live-map',
      metatitle: 'Live map of the coast walk',
      type: 'frame',
    },
    {
      url: 'https://coasttrust.example.org/donate',
      custom: 'donate',
      metatitle: 'Donate to the coast trust',
      type: 'splash page',
    },
    {
      url: 'https://ferries.example.org/timetable',
      custom: 'ferries',
      metatitle: 'Ferry timetable',
      type: 'splash',
    },
    {
      url: `${shop}/anniversary`,
      custom: 'anniversary',
      metatitle: '20 years of Harbour & Pine',
      appeal: 4,
    },
  ];
}

/** All links of the demo account. */
export function demoLinks(): DemoLink[] {
  return [
    ...productLinks(),
    ...articleLinks(),
    ...answerLinks(),
    ...campaignLinks(),
    ...featureLinks(),
  ];
}
