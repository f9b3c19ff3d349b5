/** Pixel types: the script, image and hosts of the network behind each type. */
import type { pixelTypes } from '#contract/pixel-types.ts';

interface PixelType {
  /**
   * The script before the network's own one: it makes the queue that the network's script reads
   * for, and puts the pixel's tag and the page view into it.
   *
   * @param tag the pixel's tag as a JavaScript literal, like `script`, the URL of the network's
   * script
   */
  setup(tag: string, script: string): string;
  /** The URL of the network's own script. */
  script(tag: string): string;
  /** An image that does the same for visitors without script, where the network has one. */
  image?(tag: string): string;
  /** The sources that the network's script loads from and sends to, for a content policy. */
  sends: readonly string[];
}

type PixelTypeName = (typeof pixelTypes)[number];

const gtag = (tag: string): string =>
  `window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config",${tag});`;
const gtagScript = (tag: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${inUrl(tag)}`;

/**
 * A function that queues its calls until the network's script takes over by setting one of its
 * members.
 */
const queue = (name: string, member: string, list = 'queue'): string =>
  `window.${name}||(window.${name}=function(){var f=window.${name};f.${member}?f.${member}.apply(f,arguments):f.${list}.push(arguments)},${name}.${list}=[]);`;

/** Every type: the only place that names a network or a host of one. */
export const pixelTypesByName: Readonly<Record<PixelTypeName, PixelType>> = {
  // Google Tag Manager. Its owner decides what the container holds, so it alone may ask any host.
  tagmanagerpixel: {
    setup: () =>
      'window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});',
    script: (tag) => `https://www.googletagmanager.com/gtm.js?id=${inUrl(tag)}`,
    sends: ['https:'],
  },
  // Google Analytics
  analyticspixel: {
    setup: gtag,
    script: gtagScript,
    sends: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  // Facebook
  socialnetwork1pixel: {
    setup: (tag) =>
      `${queue('fbq', 'callMethod')}fbq.push=fbq;fbq.loaded=true;fbq.version="2.0";window._fbq=window._fbq||fbq;fbq("init",${tag});fbq("trackSingle",${tag},"PageView");`,
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    image: (tag) => `https://www.facebook.com/tr?id=${inUrl(tag)}&ev=PageView&noscript=1`,
    sends: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  // Google Ads
  searchadspixel: {
    setup: gtag,
    script: gtagScript,
    image: (tag) =>
      `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${inUrl(tag.replace(/^AW-/i, ''))}/?guid=ON&script=0`,
    sends: [
      'https://googleads.g.doubleclick.net',
      'https://www.googleadservices.com',
      'https://www.google.com',
    ],
  },
  // LinkedIn
  professionalnetworkpixel: {
    setup: (tag) =>
      `window._linkedin_data_partner_ids=window._linkedin_data_partner_ids||[];_linkedin_data_partner_ids.push(${tag});window.lintrk||(window.lintrk=function(a,b){lintrk.q.push([a,b])},lintrk.q=[]);`,
    script: () => 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    image: (tag) => `https://px.ads.linkedin.com/collect/?pid=${inUrl(tag)}&fmt=gif`,
    sends: ['https://px.ads.linkedin.com', 'https://snap.licdn.com'],
  },
  // X, known as Twitter
  microblogpixel: {
    setup: (tag) => `${queue('twq', 'exe')}twq.version="1.1";twq("config",${tag});`,
    script: () => 'https://static.ads-twitter.com/uwt.js',
    image: (tag) => `https://analytics.twitter.com/i/adsct?txn_id=${inUrl(tag)}&p_id=Twitter`,
    sends: ['https://analytics.twitter.com', 'https://t.co', 'https://static.ads-twitter.com'],
  },
  // AdRoll. Its tag is two ids, of the advertiser and of the pixel, with a slash between them.
  retargetingpixel: {
    setup: (tag) =>
      `var ids=${tag}.split("/");window.adroll_adv_id=ids[0];window.adroll_pix_id=ids[1]||"";window.adroll_version="2.0";`,
    script: (tag) => `https://s.adroll.com/j/${inUrl(tag.split('/')[0] ?? '')}/roundtrip.js`,
    sends: ['https://s.adroll.com', 'https://d.adroll.com'],
  },
  // Quora
  qapixel: {
    setup: (tag) => `${queue('qp', 'qp')}qp("init",${tag});qp("track","ViewContent");`,
    script: () => 'https://a.quora.com/qevents.js',
    image: (tag) => `https://q.quora.com/_/ad/${inUrl(tag)}/pixel?tag=ViewContent&noscript=1`,
    sends: ['https://q.quora.com', 'https://a.quora.com'],
  },
  // Pinterest
  pinboard: {
    setup: (tag) =>
      `window.pintrk||(window.pintrk=function(){pintrk.queue.push([].slice.call(arguments))},pintrk.queue=[],pintrk.version="3.0");pintrk("load",${tag});pintrk("page");`,
    script: () => 'https://s.pinimg.com/ct/core.js',
    image: (tag) => `https://ct.pinterest.com/v3/?event=init&tid=${inUrl(tag)}&noscript=1`,
    sends: ['https://ct.pinterest.com', 'https://s.pinimg.com'],
  },
  // Microsoft Bing. Its script does nothing alone: a call configures it once it has loaded.
  searchengine2: {
    setup: (tag, script) =>
      `window.uetq=window.uetq||[];document.addEventListener("load",function(event){if(event.target.src===${script}){var o={ti:${tag}};o.q=window.uetq;window.uetq=new UET(o);window.uetq.push("pageLoad")}},true);`,
    script: () => 'https://bat.bing.com/bat.js',
    image: (tag) => `https://bat.bing.com/action/0?ti=${inUrl(tag)}&Ver=2`,
    sends: ['https://bat.bing.com'],
  },
  // Snapchat
  messagingapp: {
    setup: (tag) =>
      `${queue('snaptr', 'handleRequest')}snaptr("init",${tag});snaptr("track","PAGE_VIEW");`,
    script: () => 'https://sc-static.net/scevent.min.js',
    sends: ['https://tr.snapchat.com', 'https://sc-static.net'],
  },
  // Reddit
  forum: {
    setup: (tag) =>
      `${queue('rdt', 'sendEvent', 'callQueue')}rdt("init",${tag});rdt("track","PageVisit");`,
    script: () => 'https://www.redditstatic.com/ads/pixel.js',
    image: (tag) => `https://alb.reddit.com/rp.gif?id=${inUrl(tag)}&event=PageVisit`,
    sends: [
      'https://alb.reddit.com',
      'https://pixel-config.reddit.com',
      'https://www.redditstatic.com',
    ],
  },
  // TikTok
  shortvideo: {
    setup: (tag, script) =>
      `window.TiktokAnalyticsObject="ttq";(function(t){["page","track","identify"].forEach(function(name){t[name]=t[name]||function(){t.push([name].concat([].slice.call(arguments)))}});["_i","_t","_o"].forEach(function(name){t[name]=t[name]||{}});t._i[${tag}]=[];t._i[${tag}]._u=${script};t._t[${tag}]=Date.now();t._o[${tag}]={};t.page()})(window.ttq=window.ttq||[]);`,
    script: (tag) =>
      `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${inUrl(tag)}&lib=ttq`,
    sends: ['https://analytics.tiktok.com'],
  },
};

/**
 * Text as one part of a URL; half a surrogate pair, which no URL can hold, becomes a question mark.
 */
function inUrl(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}
