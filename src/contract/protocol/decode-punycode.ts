/** Punycode decoder: the letters that the ASCII form of a host label stands for (RFC 3492). */

const base = 36;
const minThreshold = 1;
const maxThreshold = 26;
const skew = 38;
const damp = 700;

/**
 * @param label in lower case, such as `xn--bcher-kva`; what does not begin with `xn--` stays as it
 * is
 */
export function decodePunycode(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const encoded = label.slice(4);
  const hyphen = encoded.lastIndexOf('-');
  const letters = hyphen === -1 ? [] : Array.from(encoded.slice(0, hyphen));
  let digits = encoded.slice(hyphen + 1);
  let bias = 72;
  let place = 0;
  let codePoint = 128;
  while (digits !== '') {
    const { value, length } = readNumber(digits, bias);
    digits = digits.slice(length);
    const count = letters.length + 1;
    bias = nextBias(value, count, place === 0 && codePoint === 128);
    place += value;
    codePoint += Math.floor(place / count);
    if (codePoint > 0x10_ff_ff) return label;
    place %= count;
    letters.splice(place, 0, String.fromCodePoint(codePoint));
    place += 1;
  }
  return letters.join('');
}

/** A number whose digits begin with the smallest; how large each may be tells where it ends. */
function readNumber(digits: string, bias: number): { value: number; length: number } {
  let value = 0;
  let weight = 1;
  for (let length = 1; length <= digits.length; length += 1) {
    const digit = Number.parseInt(digits.charAt(length - 1), base);
    // Letters come before digits.
    const worth = (digit + 26) % base;
    value += worth * weight;
    const threshold = Math.min(maxThreshold, Math.max(minThreshold, length * base - bias));
    if (worth < threshold) return { value, length };
    weight *= base - threshold;
  }
  return { value, length: digits.length };
}

/**
 * The bias of the next number: neighbours in a word are of one script, so their distances are
 * alike.
 */
function nextBias(distance: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(distance / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  while (rest > ((base - minThreshold) * maxThreshold) / 2) {
    rest = Math.floor(rest / (base - minThreshold));
    steps += base;
  }
  return steps + Math.floor(((base - minThreshold + 1) * rest) / (rest + skew));
}
