/** Country code: the ISO code of a country by its code or its English name, because services send one or the other. */

/** Names that services use beside the one of the Unicode tables. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    usa: 'US',
    'united states of america': 'US',
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    'czech republic': 'CZ',
    'russian federation': 'RU',
    turkey: 'TR',
    'viet nam': 'VN',
    holland: 'NL',
    swaziland: 'SZ',
    'korea, republic of': 'KR',
    'republic of korea': 'KR',
    'hong kong': 'HK',
    macau: 'MO',
    'ivory coast': 'CI',
    burma: 'MM',
    'iran, islamic republic of': 'IR',
    'taiwan, province of china': 'TW',
    palestine: 'PS',
    macedonia: 'MK',
  }),
);

let byName: ReadonlyMap<string, string> | undefined;

/** @returns two capital letters, or undefined for what names no country */
export function countryCode(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  byName ??= namesOfRegions();
  if (/^[a-z]{2}$/.test(name) && name !== 'uk')
    return [...byName.values()].includes(name.toUpperCase()) ? name.toUpperCase() : undefined;
  return otherNames.get(name) ?? byName.get(name);
}

function namesOfRegions(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const found = new Map<string, string>();
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code);
    // A code that has been replaced shares its name with the newer one, which its canonical spelling is.
    if (name !== undefined && code !== 'ZZ' && new Intl.Locale(`und-${code}`).region === code)
      found.set(name.toLowerCase(), code);
  }
  return found;
}
