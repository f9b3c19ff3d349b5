/** Playground snippets: the code for a page of one's own, as the options say it. */

export type Part = 'dashboard' | 'picker' | 'create' | 'figures' | 'list';

export interface Choices {
  readonly part: Part;
  /** Where Linkdeck is, without a slash at its end. */
  readonly url: string;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly accent: string;
  readonly radius: number;
  readonly language: string;
  /** The first screen of the dashboard. */
  readonly route: string;
  readonly hasNavigation: boolean;
  readonly hasBar: boolean;
  /** The id of the link whose figures are shown. */
  readonly link: number;
  readonly key: 'user' | 'page' | 'backend';
}

/** The options as the loader takes them. */
export function optionsOf(choices: Choices): Record<string, unknown> {
  const { scheme, accent, radius, language, route, hasNavigation, hasBar } = choices;
  const shared = {
    address: choices.url,
    appearance: { scheme, tokens: { accent, radius } },
    locale: { language },
  };
  if (choices.part !== 'dashboard') return shared;
  return { ...shared, route, features: { navigation: hasNavigation, bar: hasBar } };
}

/** What a part alone takes. */
export function partOptionsOf({ part, link }: Choices): Record<string, unknown> {
  return part === 'figures' ? { link } : {};
}

/** The script of the page. */
export function scriptFor(choices: Choices): string {
  const { part, url } = choices;
  const options = literal(optionsOf(choices), credentialsFor(choices.key));
  if (part === 'dashboard')
    return [
      `import { mountLinkdeck } from '${url}/embed/v1/linkdeck.js';`,
      '',
      `mountLinkdeck(document.getElementById('links'), ${options});`,
    ].join('\n');
  const picked =
    part === 'picker' || part === 'create' ? ['onPick: (link) => console.log(link.shortUrl),'] : [];
  const own = literal(partOptionsOf(choices), picked);
  return [
    `import { createLinkdeck } from '${url}/embed/v1/parts.js';`,
    '',
    `const linkdeck = createLinkdeck(${options});`,
    `linkdeck.mount('${part}', document.getElementById('links'), ${own});`,
  ].join('\n');
}

/** The whole page; the script is a file, so that its policy needs no inline scripts. */
export function pageFor(choices: Choices): string {
  const height = choices.part === 'dashboard' ? '<style>#links { height: 720px }</style>\n' : '';
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>Links</title>\n${height}<div id="links"></div>`,
    '<script type="module" src="links.js"></script>',
  ].join('\n');
}

/** How Linkdeck has to be started for a page of that origin. */
export function startFor(origin: string): string {
  return `npm start -- --embed-origins ${origin}`;
}

function credentialsFor(key: Choices['key']): string[] {
  if (key === 'user') return [];
  const request =
    key === 'page'
      ? ["getCredential: async () => (await fetch('/linkdeck/key', { method: 'POST' })).json(),"]
      : [
          'transport: async (request, { signal }) => {',
          "  const headers = { 'Content-Type': 'application/json' };",
          '  const body = JSON.stringify(request);',
          "  const reply = await fetch('/linkdeck/request', { method: 'POST', headers, body, signal });",
          '  return reply.json();',
          '},',
        ];
  return ['credentials: {', ...request.map((line) => `  ${line}`), '},'];
}

/** An object as source, with more lines at its end. */
function literal(value: Record<string, unknown>, more: readonly string[]): string {
  const lines = Object.entries(value).map(([name, each]) => `${name}: ${sourceOf(each)},`);
  const all = [...lines, ...more];
  if (all.length === 0) return '{}';
  return `{\n${all.map((line) => `  ${line}`).join('\n')}\n}`;
}

function sourceOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, each]) => `${name}: ${sourceOf(each)}`);
  return `{ ${parts.join(', ')} }`;
}
