/** Alias check: whether the service gave another alias than requested, as some do where the destination exists. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** Compares without regard to case, as some services keep aliases in lower case; nothing asked for is nothing refused. */
export function aliasDiffers(asked: string | undefined, shorturl: string): boolean {
  return asked !== undefined && aliasIn(shorturl).toLowerCase() !== asked.toLowerCase();
}

/** The last part of the path of a short URL. */
export function aliasIn(shorturl: string): string {
  const end =
    (canParseUrl(shorturl) ? new URL(shorturl).pathname : shorturl).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
