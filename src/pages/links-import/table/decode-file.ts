/** File encoding: decodes bytes as UTF-8, UTF-16 with its byte order mark, or else Windows-1252. */

interface FileText {
  text: string;
  /** `guessed`: not valid UTF-8, so decoded as Windows-1252; accents may be wrong. */
  encoding: 'UTF-8' | 'UTF-16' | 'guessed';
}

/** A byte order mark is not part of the text. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): FileText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'guessed' };
  }
}
