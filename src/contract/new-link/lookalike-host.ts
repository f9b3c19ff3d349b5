/** Look-alike hosts: finds hosts of URLs whose letters can pose as others, and gives their ASCII form. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Scripts with letters that look like Latin ones: a whole label of them poses as another, beside a Latin end such as `.com`. */
const lookalikeScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const latinScript = /\p{Script=Latin}/u;

/** Scripts that no name of a host mixes with Latin letters; those of East Asia do. */
const unmixedScripts =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** Letters of East Asia that look like a zero, a slash or a stroke where no other letter of theirs is near. */
const eastAsianSigns = /[〇ノ丿丨丶一ーへ〳〵\p{Script=Bopomofo}]/gu;

/** Single letters of Hangul, which is written in syllables: `ㅇ` looks like an o, `ㅣ` like an l. */
const looseJamo = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\ud7b0-\ud7fb\uffa0-\uffdc]/;

const eastAsianScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** Signs that look like a slash or a dot, as in `bank.example∕login`, and letters in boxes, which are no pictures. */
const deceptiveSigns = /(?![_・·])[\p{Sm}\p{Po}\p{Pd}\p{Ps}\p{Pe}](?<!-)|[\u{1f100}-\u{1f1ad}]/u;

/** Latin letters and signs that few languages use, which pose as common ones: phonetic ones, small capitals, `ı`, `ḷ`, `·`. */
const rareLetters = /[·ıĸŉ]|(?=[^!-\u017f])\p{Script=Latin}/gu;

/** The rare letters that are common in a country, by the end of its hosts. */
const homeLetters: Readonly<Record<string, RegExp>> = {
  az: /[ıə]/,
  cat: /·/,
  md: /[șț]/,
  ro: /[șț]/,
  tr: /ı/,
  vn: /[\u01a1\u01b0\u1ea0-\u1ef9]/,
};

/** The host as it was written, and the one that a browser goes to, in ASCII. */
interface WrittenHost {
  readonly written: string;
  readonly ascii: string;
}

/** No other letters, in their ASCII form neither. */
const plainHost = /^(?!.*xn--)[a-z\d.:-]+$/i;

/** Undefined for text that is no http or https URL, and where both are the same but for the case of letters. */
function writtenHost(url: string): WrittenHost | undefined {
  const written = /^https?:\/\/([^/?#\\@]+)(?:[/?#\\]|$)/i.exec(url)?.[1];
  // Most hosts are plain: an import asks of thousands.
  if (written === undefined || plainHost.test(written) || !canParseUrl(url)) return undefined;
  const ascii = new URL(url).host;
  return /[^\p{ASCII}]/u.test(written) || /(^|\.)xn--/.test(ascii) ? { written, ascii } : undefined;
}

/**
 * A host that mixes Latin letters with others or has letters that pose as common ones, or that is written in its ASCII form
 * (punycode), which nobody can read; else undefined.
 */
export function lookalikeHost(url: string): WrittenHost | undefined {
  const host = writtenHost(url);
  if (host === undefined) return undefined;
  const { written, ascii } = host;
  return posesAsLatin(written) || (/(^|\.)xn--/.test(ascii) && /(^|\.)xn--/i.test(written))
    ? host
    : undefined;
}

function posesAsLatin(written: string): boolean {
  if (latinScript.test(written) && lookalikeScripts.test(written)) return true;
  const labels = written
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\.?(?::\d*)?$/, '')
    .split('.');
  const home = homeLetters[labels.at(-1) ?? ''];
  return labels.some((label) => mixesScripts(label) || hasRareLetters(label, home));
}

function mixesScripts(label: string): boolean {
  if (!latinScript.test(label)) return false;
  const hasSign = label.search(eastAsianSigns) !== -1;
  return (
    unmixedScripts.test(label) ||
    looseJamo.test(label) ||
    deceptiveSigns.test(label) ||
    (hasSign && !eastAsianScripts.test(label.replace(eastAsianSigns, '')))
  );
}

function hasRareLetters(label: string, home: RegExp | undefined): boolean {
  const rare = label.match(rareLetters) ?? [];
  return rare.some((letter) => home?.test(letter) !== true);
}

/** The URL with the host that a browser goes to, where the written one poses as another. */
export function withHonestHost(url: string): string {
  const host = writtenHost(url);
  // Full-width and ornamental letters are plain ones to a browser.
  const isPlain = host?.ascii.includes('xn--') === false;
  if (host === undefined || (!isPlain && lookalikeHost(url) === undefined)) return url;
  return url.replace(host.written, () => host.ascii);
}
