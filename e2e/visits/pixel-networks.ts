/** Stands in for the networks of all pixels on one address of this machine, and tells what each of them received. */
import type { pixelTypes } from '#contract/pixel-types.ts';
import { serveWeb } from '#e2e/support/local-web.ts';

type PixelType = (typeof pixelTypes)[number];

/** A tag for each type, in the form that its network gives out. */
export const tags: Readonly<Record<PixelType, string>> = {
  tagmanagerpixel: 'GTM-AB12',
  analyticspixel: 'G-AB12',
  socialnetwork1pixel: '1234567890',
  searchadspixel: 'AW-123456',
  professionalnetworkpixel: '123456',
  microblogpixel: 'o1abc',
  retargetingpixel: 'ADV1/PIX1',
  qapixel: 'abc123def',
  pinboard: '2612345678901',
  searchengine2: '12345678',
  messagingapp: '01ab-23cd',
  forum: 't2_abc',
  shortvideo: 'C4ABC',
};

/**
 * What each network's script does once it is there: it looks for what the page has left for it and fires the pixel. `own`
 * is the tag in the script's address, `calls` the arguments of what was queued.
 */
const scripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com/gtm.js': `if (dataLayer.some((entry) => entry.event === 'gtm.js')) fire('tagmanagerpixel', own)`,
  'www.googletagmanager.com/gtag/js': `for (const call of calls(dataLayer)) if (call[0] === 'config' && call[1] === own) fire(own.startsWith('AW-') ? 'searchadspixel' : 'analyticspixel', own)`,
  'connect.facebook.net/en_US/fbevents.js': `for (const [verb, tag, event] of calls(fbq.queue)) if (verb === 'trackSingle' && event === 'PageView') fire('socialnetwork1pixel', tag)`,
  'snap.licdn.com/li.lms-analytics/insight.min.js': `for (const tag of _linkedin_data_partner_ids) fire('professionalnetworkpixel', tag)`,
  'static.ads-twitter.com/uwt.js': `for (const [verb, tag] of calls(twq.queue)) if (verb === 'config') fire('microblogpixel', tag)`,
  's.adroll.com/j/ADV1/roundtrip.js': `fire('retargetingpixel', adroll_adv_id + '/' + adroll_pix_id)`,
  'a.quora.com/qevents.js': `const [[, tag], [verb]] = calls(qp.queue); if (verb === 'track') fire('qapixel', tag)`,
  's.pinimg.com/ct/core.js': `const [[, tag], [verb]] = calls(pintrk.queue); if (verb === 'page') fire('pinboard', tag)`,
  'bat.bing.com/bat.js': `window.UET = function (options) { this.push = (event) => { if (event === 'pageLoad') fire('searchengine2', options.ti) } }`,
  'sc-static.net/scevent.min.js': `const [[, tag], [verb]] = calls(snaptr.queue); if (verb === 'track') fire('messagingapp', tag)`,
  'www.redditstatic.com/ads/pixel.js': `const [[, tag], [verb]] = calls(rdt.callQueue); if (verb === 'track') fire('forum', tag)`,
  'analytics.tiktok.com/i18n/pixel/events.js': `if (ttq.some(([verb]) => verb === 'page')) for (const tag of Object.keys(ttq._i)) fire('shortvideo', tag)`,
};

interface Networks {
  /** Where everything is to be sent, without a slash at its end. */
  origin: string;
  /** What the scripts have fired, as "type tag"; emptied by tests. */
  fired: string[];
  /** The addresses of pictures that were fetched, without the origin. */
  pictures: string[];
  /** While true, scripts are not answered. */
  hangs: boolean;
}

export async function openNetworks(): Promise<Networks> {
  const networks: Networks = { origin: '', fired: [], pictures: [], hangs: false };
  networks.origin = await serveWeb((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://networks');
    const script = scripts[pathname.slice(1)];
    if (pathname === '/fired') {
      networks.fired.push(`${searchParams.get('type')} ${searchParams.get('tag')}`);
      response.writeHead(204).end();
    } else if (script !== undefined) {
      if (networks.hangs) return;
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        `{const own = new URL(document.currentScript.src).searchParams.get('id');
const calls = (list) => list.map((call) => Array.from(call));
const fire = (type, tag) => { new Image().src = new URL('/fired?' + new URLSearchParams({ type, tag }), document.currentScript?.src ?? ${JSON.stringify(networks.origin)}) };
${script}}`,
      );
    } else {
      networks.pictures.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'image/gif' }).end();
    }
  });
  return networks;
}
