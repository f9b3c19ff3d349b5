/** Playground of the embed: reads the options on the left, and shows the frame and its code on the right. */

import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import {
  type Choices,
  optionsOf,
  type Part,
  pageFor,
  partOptionsOf,
  scriptFor,
  startFor,
} from './snippets.ts';

interface Mounted {
  destroy(): void;
}

/** What both loaders export, as far as the playground uses it. */
interface Loader {
  mountLinkdeck(element: HTMLElement, options: object): Mounted;
  createLinkdeck(options: object): Mounted & {
    mount(part: Part, element: HTMLElement, options: object): Mounted;
  };
}

const form = required('#options', HTMLFormElement);
const stage = required('#stage', HTMLElement);
const state = required('#state', HTMLElement);
/** Only where the site was built with it. */
const demo = form.dataset['demo'];

let mounted: Mounted | undefined;
/** Options that came while a loader was on its way count, and not the ones before. */
let turn = 0;

function required<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page lacks ${selector}`);
}

function choices(): Choices {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    part: text('part') as Part, // the values of its list
    url: text('url').trim().replace(/\/+$/, ''),
    scheme: text('scheme') as Choices['scheme'], // the values of its list
    accent: text('accent'),
    radius: Number(text('radius')),
    language: text('language'),
    route: text('route'),
    hasNavigation: data.has('navigation'),
    hasBar: data.has('bar'),
    link: Number(text('link')),
    key: text('key') as Choices['key'], // the values of its list
  };
}

/** Until its user has typed one, the code has a URL that is clearly to be replaced. */
const noUrl = 'https://deck.example';

function showCode(given: Choices): void {
  const chosen = given.url === '' ? { ...given, url: noUrl } : given;
  required('#script', HTMLElement).textContent = scriptFor(chosen);
  required('#page', HTMLElement).textContent = pageFor(chosen);
  required('#start', HTMLElement).textContent = startFor(location.origin);
  for (const element of form.querySelectorAll<HTMLElement>('[data-for]')) {
    const parts = element.dataset['for']?.split(' ') ?? [];
    element.hidden = !parts.includes(chosen.part);
  }
}

function clear(): void {
  mounted?.destroy();
  mounted = undefined;
  stage.replaceChildren();
}

async function mount(): Promise<void> {
  turn += 1;
  const own = turn;
  const chosen = choices();
  showCode(chosen);
  clear();
  if (chosen.url === '' && demo !== undefined) showDemo(demo, chosen);
  else if (!canParseUrl(chosen.url) || !/^https?:/.test(chosen.url))
    say('Type where Linkdeck is, with https:// or http://.');
  else await load(chosen, own);
}

async function load(chosen: Choices, own: number): Promise<void> {
  say('Loading …');
  try {
    const file = chosen.part === 'dashboard' ? 'linkdeck.js' : 'parts.js';
    const loader = (await import(/* @vite-ignore */ `${chosen.url}/embed/v1/${file}`)) as Loader; // its version is in the path
    if (own === turn) mounted = mountWith(loader, chosen);
  } catch {
    if (own === turn)
      say(`No loader answers at ${chosen.url}. Is Linkdeck there, and does this page reach it?`);
  }
}

function mountWith(loader: Loader, chosen: Choices): Mounted {
  const on = {
    state: (detail: { state: string; code?: string }) => say(detail.code ?? detail.state),
    error: (detail: { code: string; message: string }) => say(`${detail.code}: ${detail.message}`),
    linkPicked: (link: { shortUrl: string }) => say(`Picked ${link.shortUrl}`),
    linkCreated: (link: { shortUrl: string }) => say(`Created ${link.shortUrl}`),
  };
  // The key is typed in the frame: this page has no backend.
  const options = { ...optionsOf(chosen), on };
  const place = document.createElement('div');
  place.className = chosen.part;
  stage.append(place);
  if (chosen.part === 'dashboard') return loader.mountLinkdeck(place, options);
  const linkdeck = loader.createLinkdeck(options);
  linkdeck.mount(chosen.part, place, partOptionsOf(chosen));
  return linkdeck;
}

/** On its own origin, as the demo is, the loader refuses to embed: a plain frame shows it. */
function showDemo(url: string, { route }: Choices): void {
  const frame = document.createElement('iframe');
  frame.title = 'Demo of Linkdeck';
  frame.src = `${url}#${route}`;
  stage.append(frame);
  say(
    'The demo, in a plain frame. Colours, language and parts take effect with a Linkdeck of your own.',
  );
}

function say(text: string): void {
  state.textContent = text;
}

form.addEventListener('change', () => void mount());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void mount();
});
if (demo !== undefined) required('#url', HTMLInputElement).placeholder = 'Empty for the demo';
void mount();
