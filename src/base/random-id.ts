/** Random id: 96 random bits in hexadecimal; `crypto.randomUUID` is missing outside secure contexts. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
