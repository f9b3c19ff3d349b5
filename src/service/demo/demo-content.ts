/** What the invented company of the demonstration shortens: an outdoor outfitter with a shop, a magazine and a workshop. */
import type { NewLink } from '#contract/resources/links.ts';

/** A link of the demonstration: as a person would have asked for it, with its name and how much it is followed. */
export interface DemoLink extends Omit<NewLink, 'expiry'> {
  /** Days from now to the expiry; negative where it is past. */
  expiresInDays?: number;
  /** Weight of its clicks among links of its kind; 1 where nothing is said. */
  appeal?: number;
}

const shop = 'https://harbourandpine.example';
const magazine = 'https://journal.harbourandpine.example';
const help = 'https://help.harbourandpine.example';

const products = `Ridge 40 backpack; Ridge 28 daypack; Fjord dry bag 20 l; Alder wool sweater; Birch rain jacket; Cove swim shorts
Tern down vest; Larch hiking trousers; Skerry sea kayak; Pebble enamel mug; Ember titanium stove; Lantern No. 3
Moss merino socks; Heath trail shoes; Granite climbing rope; Sorrel picnic blanket; Otter waders; Puffin kids parka
Bracken sleeping bag; Cairn two-person tent; Drift hammock; Plover binoculars; Saltmarsh field knife; Thistle sun hat
Wren headlamp; Juniper thermos; Kelp fishing reel; Anchor rope leash; Gorse repair kit; Nettle water filter`;

const articles = `Five quiet walks by the sea; How to pack for a week with one bag; The weather, read from the clouds; A stove in the rain
What wool can do that plastic cannot; Sleeping well on hard ground; The ferry timetable as a travel guide; Mending a zip in ten minutes
Kayaking with children; Our favourite huts; Coffee outdoors, three ways; Winter light: a photo essay; Why we answer every letter
Tide tables for beginners; Blisters and how not to get them; A night without a tent; The map that got us lost; Two days, no phone
Birds you hear before you see; Cooking with one pot; The last good bookshop on the coast; Repair before replace; Getting dry again
An interview with a lighthouse keeper; Moor, bog and fen: a glossary; The smallest island with a bakery`;

const answers = `Find your size; Return a parcel; Track an order; Wash a down jacket; Re-proof a rain jacket; Repair service prices
Warranty registration; Gift cards; Student discount; Delivery times; Tent pole replacement; Contact a person
Care for leather boots; Rent a kayak; Store opening hours; Change your order; Invoices for companies; Allergy information`;

const campaigns = `spring-sale; summer-opening; repair-week; ferry-festival; back-to-school; first-snow`;
const sources = `newsletter; partner-site; poster; podcast; leaflet; packaging; instore-screen; receipt`;

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
  return listed(products).flatMap((name, index) => [
    {
      url: `${shop}/shop/${slug(name)}`,
      custom: slug(name),
      metatitle: `${name} | Harbour & Pine`,
      description: index % 3 === 0 ? 'Printed on the hang tag, so this address must stay.' : '',
      appeal: 1.5,
    },
    {
      url: `${shop}/shop/${slug(name)}?utm_source=newsletter&utm_medium=email&utm_campaign=new-in`,
      metatitle: `${name}: new in`,
      description: 'Newsletter, product of the week',
      status: 'private',
    },
    {
      url: `${shop}/shop/${slug(name)}/reviews`,
      metatitle: `What people say about the ${name}`,
      appeal: 0.4,
    },
  ]);
}

function articleLinks(): DemoLink[] {
  return listed(articles).flatMap((title, index) => [
    {
      url: `${magazine}/${2026 - (index % 3)}/${slug(title)}`,
      ...(index % 2 === 0 ? { custom: slug(title).split('-').slice(0, 3).join('-') } : {}),
      metatitle: title,
      metadescription: 'A story from the journal of Harbour & Pine.',
      status: 'public',
      appeal: 2,
    },
    {
      url: `${magazine}/${2026 - (index % 3)}/${slug(title)}?utm_source=partner-site&utm_content=teaser-${index + 1}`,
      metatitle: `${title} (teaser)`,
      appeal: 0.7,
    },
  ]);
}

function answerLinks(): DemoLink[] {
  return listed(answers).map((title, index) => ({
    url: `${help}/articles/${1040 + index * 7}-${slug(title)}`,
    custom: `help-${slug(title)}`,
    metatitle: title,
    description: 'Used by the support team in replies',
    appeal: 0.8,
  }));
}

function campaignLinks(): DemoLink[] {
  return listed(campaigns).flatMap((campaign) =>
    listed(sources).map((source) => ({
      url: `${shop}/${campaign}?utm_source=${source}&utm_medium=${source === 'newsletter' ? 'email' : 'offline'}&utm_campaign=${campaign}`,
      custom: `${campaign}-${source}`,
      metatitle: `${campaign.replaceAll('-', ' ')} – ${source.replaceAll('-', ' ')}`,
      description: `Campaign ${campaign}`,
      status: 'public' as const,
      appeal: source === 'newsletter' ? 4 : 0.6,
    })),
  );
}

/** Links that show what a link can be, and what a table has to bear. */
function particularLinks(): DemoLink[] {
  return [
    { url: `${shop}/`, custom: 'home', metatitle: 'Harbour & Pine: made to be mended', appeal: 12, status: 'public' },
    {
      url: `${shop}/app`,
      custom: 'app',
      metatitle: 'Get the Harbour & Pine app',
      devicetarget: [
        { device: 'iPhone', link: 'https://apps.example.com/ios/harbour-and-pine' },
        { device: 'Android', link: 'https://apps.example.com/android/harbour-and-pine' },
      ],
      deeplink: { auto: true },
      appeal: 6,
    },
    {
      url: `${shop}/stores`,
      custom: 'stores',
      metatitle: 'Find a store near you',
      geotarget: [
        { location: 'Germany', link: `${shop}/de/laeden` },
        { location: 'France', link: `${shop}/fr/magasins` },
        { location: 'Japan', link: `${shop}/jp/tenpo` },
      ],
      languagetarget: [{ language: 'es', link: `${shop}/es/tiendas` }],
      appeal: 5,
    },
    { url: `${shop}/summer-raffle`, custom: 'raffle', metatitle: 'Win a sea kayak', expiresInDays: 2, appeal: 8 },
    { url: `${shop}/flash`, custom: 'flash', metatitle: '48-hour flash sale', expiresInDays: 0.4, appeal: 7 },
    { url: `${shop}/winter-clearance`, custom: 'clearance', metatitle: 'Winter clearance', expiresInDays: -9, appeal: 5 },
    { url: `${shop}/early-bird`, custom: 'early-bird', metatitle: 'Early bird tickets', expiresInDays: -31 },
    { url: `${shop}/gift-cards`, domain: 'go.harbourandpine.example', custom: 'gift', metatitle: 'Gift cards', appeal: 3 },
    { url: `${shop}/jobs`, domain: 'go.harbourandpine.example', custom: 'jobs', metatitle: 'Work with us', status: 'public' },
    { url: `${shop}/press/spring`, custom: 'press-kit', metatitle: 'Press kit (password: tideline)', password: 'tideline' },
    { url: `${magazine}/live/map`, custom: 'live-map', metatitle: 'Live map of the coast walk', type: 'frame' },
    { url: 'https://example.org/coastal-trust/donate', custom: 'donate', metatitle: 'Donate to the coast trust', type: 'splash' },
    {
      url: 'https://ferries.example.org/timetable',
      custom: 'ferries',
      metatitle: 'Ferry timetable',
      metadescription: 'All lines, summer and winter.',
      type: 'splash',
    },
    { url: `${shop}/ar/sale`, custom: 'تخفيضات', metatitle: 'تخفيضات الربيع على معدات التخييم والمشي', appeal: 1.2 },
    { url: `${magazine}/ar/coast`, metatitle: 'خمس نزهات هادئة على شاطئ البحر', description: 'ترجمة المقال الأول' },
    { url: `${magazine}/jp/coffee`, custom: 'コーヒー', metatitle: '外で飲むコーヒー、三つの淹れ方' },
    { url: `${shop}/party`, custom: 'party', metatitle: '🎉 20 years of Harbour & Pine 🌊🌲 — come by! 👩‍👩‍👧‍👦', appeal: 4 },
    {
      url: `${magazine}/essays/on-patience`,
      metatitle: `On patience, and on all the things that one sees when a ferry is late by an hour, by two hours, or does not come at all, as told by the people who waited for it with us on the pier ${'and waited '.repeat(12)}until the evening`,
    },
    {
      url: 'https://donaudampfschifffahrtsgesellschaft.example/fahrplan',
      metatitle: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      description: 'One word without a place to break it',
    },
    { url: longUrl(2000), metatitle: 'Saved filter of the shop, with everything ticked' },
    { url: 'https://example.net/<b>bold</b>?q="quotes"&a=b', metatitle: 'Tags & "quotes" in a title: <b>not bold</b>' },
    { url: 'https://example.com/' },
    { url: 'https://intranet.example.com:8443/wiki/Link_policy#short-links', description: 'Internal: how we name links' },
  ];
}

function longUrl(length: number): string {
  const start = `${shop}/shop?filter=`;
  const sizes = Array.from({ length: 400 }, (_, index) => `size-${index}`).join('%2C');
  return (start + sizes).slice(0, length);
}

/** All links of the demonstration, oldest kinds first. */
export function demoLinks(): DemoLink[] {
  return [...productLinks(), ...articleLinks(), ...answerLinks(), ...campaignLinks(), ...particularLinks()];
}
