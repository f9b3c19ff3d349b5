/** Accept-Language: the languages of a visitor. */

/** Language codes, most preferred first, without the wildcard and those with `q=0`. */
export function acceptedLanguages(header: string | undefined): string[] {
  if (header === undefined) return [];
  return header
    .slice(0, 1000) // a header of megabytes is no list of languages
    .split(',')
    .map(weighted)
    .filter(({ code, weight }) => weight > 0 && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(code))
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}

function weighted(entry: string): { code: string; weight: number } {
  const [code = '', ...options] = entry.split(';').map((part) => part.trim());
  const quality = options.find((option) => /^q\s*=/i.test(option));
  const weight = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1));
  return { code, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}
