/** Playground of the embed: reads the options on the left, and shows the frame and its code on the right. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { DemoError, DemoWorker, demoScriptOf } from '#demo/demo-worker.ts';
import type { DemoProblem } from '#demo/messages.ts';
import { type Given, loadLinkdeck, type Shown } from './shown-linkdeck.ts';
import { type Choices, pageFor, scriptFor, startFor } from './snippets.ts';

const form = required('#options', HTMLFormElement);
const stage = required('#stage', HTMLElement);
const state = required('#state', HTMLElement);
const result = required('#result', HTMLElement);
const demoFolder = new URL('demo/', document.baseURI);

const demoProblems: Readonly<Record<DemoProblem, string>> = {
  storage:
    'The demo cannot run here: this browser lets it store nothing, as in some private windows. Allow storage for this site, or type where a Linkdeck of your own is.',
  insecure:
    'The demo cannot run here: this page came over http. Open it over https, or type where a Linkdeck of your own is.',
  failed:
    'A part of the demo did not load. Check your connection and press Show, or type where a Linkdeck of your own is.',
};

let shown: Shown | undefined;
let shownPart: Choices['part'] | undefined;
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
    part: text('part') as Choices['part'], // the values of its list
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
  const isDemo = given.url === '';
  const chosen = isDemo ? { ...given, url: noUrl } : given;
  required('#script', HTMLElement).textContent = scriptFor(chosen);
  required('#page', HTMLElement).textContent = pageFor(chosen);
  required('#start', HTMLElement).textContent = startFor(location.origin);
  required('#own', HTMLElement).hidden = isDemo;
  for (const element of form.querySelectorAll<HTMLElement>('[data-for]')) {
    const parts = element.dataset['for']?.split(' ') ?? [];
    element.hidden = !parts.includes(chosen.part);
  }
}

async function show(): Promise<void> {
  turn += 1;
  const given = choices();
  showCode(given);
  // What another part has given would be misread as what this one does.
  if (given.part !== shownPart) result.hidden = true;
  shownPart = given.part;
  const isDemo = given.url === '';
  const chosen = isDemo ? { ...given, url: demoFolder.href.replace(/\/$/, '') } : given;
  if (shown?.takes(chosen) === true) shown.change(chosen);
  else if (canParseUrl(chosen.url) && /^https?:/.test(chosen.url)) await mount(chosen, isDemo);
  else fail('Type where Linkdeck is, with https:// or http://.');
}

async function mount(chosen: Choices, isDemo: boolean): Promise<void> {
  const own = turn;
  fail('Loading …');
  try {
    // The key of one's own Linkdeck is typed in the frame: this page has no backend.
    const key = isDemo ? await startDemo() : {};
    const mountOn = await loadLinkdeck(chosen);
    if (own === turn) shown = mountOn(stage, { ...key, on: listeners() });
  } catch (error) {
    if (own === turn) fail(problemOf(error, chosen.url));
  }
}

/** The demo's key is lent to this page, which hands it over as a portal does. */
async function startDemo(): Promise<Pick<Given, 'credentials'>> {
  const worker = await DemoWorker.start(window, demoScriptOf({ baseURI: demoFolder.href }));
  return { credentials: { getCredential: () => worker.call({ name: 'lendKey' }) } };
}

function problemOf(error: unknown, url: string): string {
  if (error instanceof DemoError) return demoProblems[error.problem];
  return `No loader answers at ${url}. Is Linkdeck there, and does this page reach it?`;
}

function listeners(): object {
  return {
    state: (detail: { state: string; code?: string }) => say(detail.code ?? detail.state),
    error: (detail: { code: string; message: string }) => say(`${detail.code}: ${detail.message}`),
    linkPicked: (link: object) => showEvent('linkPicked', link),
    linkCreated: (link: object) => showEvent('linkCreated', link),
  };
}

/** What the page around a frame gets, as its engineer will see it. */
function showEvent(name: string, detail: object): void {
  required('#event', HTMLElement).textContent = `${name} ${JSON.stringify(detail, null, 2)}`;
  result.hidden = false;
}

/** Nothing is shown but this text. */
function fail(text: string): void {
  shown?.destroy();
  shown = undefined;
  stage.replaceChildren();
  say(text);
}

function say(text: string): void {
  state.textContent = text;
}

form.addEventListener('change', () => void show());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
void show();
