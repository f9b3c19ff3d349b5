/** Look-alike hosts: finds hosts of URLs whose letters can pose as others, and gives their ASCII form. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Scripts with letters that look like Latin ones: beside Latin letters they are how one host poses as another. */
const lookalikeScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const latinScript = /\p{Script=Latin}/u;

/** The host as it was written, and the one that a browser goes to, in ASCII. */
interface WrittenHost {
  readonly written: string;
  readonly ascii: string;
}

/** Undefined for text that is no http or https URL, and where both are the same but for the case of letters. */
function writtenHost(address: string): WrittenHost | undefined {
  const written = /^https?:\/\/([^/?#\\@]+)(?:[/?#\\]|$)/i.exec(address)?.[1];
  if (written === undefined || !canParseUrl(address)) return undefined;
  const ascii = new URL(address).host;
  return /[^\p{ASCII}]/u.test(written) || /(^|\.)xn--/.test(ascii) ? { written, ascii } : undefined;
}

/**
 * A host that mixes Latin letters with letters of a script that looks like it, or that is written in its ASCII form
 * (punycode), which nobody can read; else undefined.
 */
export function lookalikeHost(address: string): WrittenHost | undefined {
  const host = writtenHost(address);
  if (host === undefined) return undefined;
  const { written, ascii } = host;
  const mixes = latinScript.test(written) && lookalikeScripts.test(written);
  return mixes || (/(^|\.)xn--/.test(ascii) && /(^|\.)xn--/i.test(written)) ? host : undefined;
}

/** The URL with the host that a browser goes to, where the written one poses as another. */
export function withHonestHost(address: string): string {
  const host = writtenHost(address);
  // Full-width and ornamental letters are plain ones to a browser.
  const isPlain = host?.ascii.includes('xn--') === false;
  if (host === undefined || (!isPlain && lookalikeHost(address) === undefined)) return address;
  return address.replace(host.written, () => host.ascii);
}
