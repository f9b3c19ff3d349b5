/** Text that nobody can guess. */

/**
 * Text of `length` characters, each of the alphabet with the same probability.
 *
 * @param alphabet 2 to 256 different characters of one code unit each
 */
export function randomText(alphabet: string, length: number): string {
  // Bytes from here on would favour the front of the alphabet, so they are thrown away.
  const end = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < end && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
