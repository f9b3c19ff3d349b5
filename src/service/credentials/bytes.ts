/** Random text and hexadecimal: bytes as text, for keys, aliases and hashes. */

/**
 * Text of `length` characters, each drawn from the alphabet with the same probability.
 *
 * @param alphabet 2 to 256 different characters of one code unit each
 */
export function randomText(alphabet: string, length: number): string {
  // Bytes from here on would favour the front of the alphabet, so they are skipped.
  const end = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < end && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param text an even number of hexadecimal digits */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
