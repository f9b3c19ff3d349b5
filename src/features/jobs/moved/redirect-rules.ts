/** Redirect rules: what makes a web server send visitors of old short links to the new ones. */
import type { MovedLink } from './moved-links.ts';

/** One map for links with their host, and one for links without. To be included in the http block. */
export function nginxRules(links: readonly MovedLink[]): string {
  const maps = [
    { name: '$moved_link', of: '$host$uri', links: links.filter(({ host }) => host !== '') },
    { name: '$moved_path', of: '$uri', links: links.filter(({ host }) => host === '') },
  ].filter((map) => map.links.length > 0);
  const uses = maps.map(({ name }) => `#   if (${name}) { return 301 ${name}; }`);
  return lines([
    '# Include this file in the http block, and add this to the server block of each old domain:',
    ...uses,
    ...hashSizes(links),
    ...maps.flatMap((map) => [
      `map ${map.of} ${map.name} {`,
      '  default "";',
      ...nginxEntries(map.links),
      '}',
    ]),
  ]);
}

/** In a text of a rule they would end its line, and begin another rule. */
const controls = /(?=\p{ASCII})\p{Cc}/u;

/** nginx compares texts without case, and refuses two that differ in case alone: those are patterns, which keep it. */
function nginxEntries(links: readonly MovedLink[]): string[] {
  const textOf = ({ host, path }: MovedLink) => asciiHost(host) + decodedText(path);
  const counts = new Map<string, number>();
  for (const link of links) {
    const key = textOf(link).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return links.map((link) => {
    const text = textOf(link);
    const isOnly = counts.get(text.toLowerCase()) === 1;
    // Only a pattern can have a line end or the like by its code.
    const key = isOnly && !controls.test(text) ? quoted(text) : `"~^${pattern(text)}$"`;
    return `  ${key} ${quoted(target(link))};`;
  });
}

/** nginx builds no map of longer texts, or of more of them, unless it may use more memory. */
const maxPlainKey = 40;
const maxPlainLinks = 500;

function hashSizes(links: readonly MovedLink[]): string[] {
  const isLong = ({ host, path }: MovedLink) => asciiHost(host).length + path.length > maxPlainKey;
  if (links.length <= maxPlainLinks && !links.some(isLong)) return [];
  return ['map_hash_bucket_size 1024;', 'map_hash_max_size 65536;'];
}

/** For mod_alias, which compares the decoded path, and encodes the path of the target itself. */
export function apacheRules(links: readonly MovedLink[]): string {
  const hosts = [...new Set(links.map(({ host }) => host))];
  return lines([
    '# Put each part into the virtual host of its domain.',
    ...hosts.flatMap((host) => [
      `# ${asciiHost(host) || '*'}`,
      ...links
        .filter((link) => link.host === host)
        .map((link) => {
          const path = pattern(decodedText(link.path));
          return `RedirectMatch 301 "^${path}$" ${quoted(decodedPath(target(link)))}`;
        }),
    ]),
  ]);
}

/** A list for Bulk Redirects, which has no row of names. Links without their host cannot be in it. */
export function cloudflareRules(links: readonly MovedLink[]): string {
  return lines(
    links
      .filter(({ host }) => host !== '')
      .map((link) => `"${asciiHost(link.host)}${link.path}","${target(link)}",301`),
  );
}

/** Browsers send hosts of other scripts in ASCII. */
function asciiHost(host: string): string {
  return host === '' ? '' : new URL(`http://${host}`).host;
}

/** The new short link without what servers take for a variable. */
function target({ to }: MovedLink): string {
  return new URL(to).href.replaceAll('$', '%24');
}

/** Apache takes `%`, `$` and `\\` of a target for its own, so a path with one of them stays encoded, as one with controls does. */
function decodedPath(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = decodedText(pathname);
  return origin + (/["$%\\]/.test(path) || controls.test(path) ? pathname : path);
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A text as a pattern of PCRE inside of quotes: what is no letter or digit of ASCII by its code. */
function pattern(text: string): string {
  const codeOf = (letter: string) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return text.replace(/[!-,.:-@[-^`{-~ ]|(?=\p{ASCII})\p{Cc}/gu, codeOf);
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
