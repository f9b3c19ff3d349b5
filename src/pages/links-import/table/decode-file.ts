/** The bytes of a file as text, whatever program wrote it. */

interface FileText {
  text: string;
  /** `guessed`: not valid UTF-8, so read as the encoding that spreadsheets on Windows write; accents may be wrong. */
  encoding: 'UTF-8' | 'UTF-16' | 'guessed';
}

/** Reads UTF-8, UTF-16 with its mark, and whatever else is left as Western European; a mark is not part of the text. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): FileText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'guessed' };
  }
}
