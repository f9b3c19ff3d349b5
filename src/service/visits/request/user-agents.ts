/** User agents: reads browser, system and devices, and recognizes bots. */
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { type DeviceName, deviceNames } from '#contract/targeting/targeting.ts';
import { memoize } from '#service/urls/memoize.ts';
import { isOfficeProgram } from './office-programs.ts';
import { isPreviewBot } from './preview-bots.ts';

export interface UserAgent {
  /**
   * A program, not a visitor. A request without a user agent is one too, because every browser
   * sends it.
   */
  readonly bot: boolean;
  /** A link preview bot. */
  readonly preview: boolean;
  /** An office program, which looks at a link before the browser does. */
  readonly office: boolean;
  /** The browser's name, or '' where it is not known. */
  readonly browser: string;
  /** The system's name, or '' where it is not known. */
  readonly os: string;
  /** Every device name of the contract that fits, most specific first. */
  readonly devices: readonly DeviceName[];
}

interface Facts {
  os: string;
  platform: string;
  model: string;
}

const fits: Record<DeviceName, (facts: Facts) => boolean> = {
  iPhone: (facts) => facts.model === 'iPhone',
  iPad: (facts) => facts.model === 'iPad',
  iOS: (facts) => facts.os === 'iOS' || facts.model === 'iPad',
  Android: (facts) => facts.os === 'Android',
  HarmonyOS: (facts) => facts.os === 'HarmonyOS',
  'Windows Phone': (facts) => facts.os === 'Windows Phone',
  Windows: (facts) => facts.os === 'Windows',
  Mac: (facts) => facts.os === 'macOS',
  'Chrome OS': (facts) => facts.os === 'Chrome OS',
  Linux: (facts) => facts.os === 'Linux',
  TV: (facts) => facts.platform === 'tv',
  Tablet: (facts) => facts.platform === 'tablet',
  Mobile: (facts) => facts.platform === 'mobile',
  Desktop: (facts) =>
    facts.platform === 'desktop' || (facts.os === 'Chrome OS' && facts.platform === ''),
};

/** No browser sends more, and the patterns take longer on longer text. */
const maxLength = 1000;

function read(text: string): UserAgent {
  const sent = text.slice(0, maxLength);
  if (sent.trim() === '')
    return { bot: true, preview: false, office: false, browser: '', os: '', devices: [] };
  const { browser, os, platform } = Bowser.parse(sent);
  const name = browserName(browser.name, sent);
  const facts = { os: os.name ?? '', platform: platform.type ?? '', model: platform.model ?? '' };
  const preview = isPreviewBot(sent);
  const office = isOfficeProgram(sent);
  return {
    bot: preview || office || isbot(sent) || isProgram(sent),
    preview,
    office,
    browser: name,
    os: facts.os,
    devices: deviceNames.filter((name) => fits[name](facts)),
  };
}

/** Browsers that call themselves compatible, all of them old. */
const compatibleBrowser = /\(compatible; ?(?:U; ?)?(?:MSIE|Konqueror|Opera|iCab|WebTV|ABrowse)\b/i;

/** Where a browser has its system, programs such as scanners of mail have a name: `(compatible; Scanner/1.0)`. The libraries of systems fetch for programs. */
function isProgram(sent: string): boolean {
  if (/^[^(]*\(compatible; ?[\w.-]/i.test(sent)) return !compatibleBrowser.test(sent);
  return /like Gecko; compatible; ?\w|^(?!Mozilla\/).*\bCFNetwork\/|^(?:Dart|Dalvik)\//i.test(sent);
}

const listed = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * The name, where it is in Bowser's list. For others Bowser returns the beginning of the user
 * agent, up to a slash: any text that a visitor sends, and each would be a counted name in the
 * database for good.
 */
function browserName(name: string | undefined, sent: string): string {
  if (name === undefined) return '';
  return listed.has(name) || !sent.startsWith(`${name}/`) ? name : '';
}

/**
 * Makes the reader of User-Agent headers, which remembers the latest ones: parsing takes longer
 * than a redirect.
 */
export function userAgentReader(): (text: string) => UserAgent {
  return memoize(5000, maxLength, read);
}
