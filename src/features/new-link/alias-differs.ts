/** Alias check: whether the service gave another alias than requested, as some do where the destination exists. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Compares without regard to case, as some services keep aliases in lower case; nothing asked for is nothing refused. */
export function aliasDiffers(asked: string | undefined, shorturl: string): boolean {
  if (asked === undefined) return false;
  const given = (canParseUrl(shorturl) ? new URL(shorturl).pathname : shorturl).split('/').at(-1) ?? '';
  return decoded(given).toLowerCase() !== asked.toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
