/** Script of every page: search, switch of the colour scheme, buttons to copy code, and the open navigation of wide windows. */
import { type FoundSection, type SearchSection, searchIn } from './search.ts';

const root = document.body.dataset['root'] ?? '';
const field = required('#search', HTMLInputElement);
const results = required('#results', HTMLUListElement);

/** Read once, when it is first needed. */
let sections: Promise<readonly SearchSection[]> | undefined;
let selected = -1;

function required<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page lacks ${selector}`);
}

async function readSections(): Promise<readonly SearchSection[]> {
  const reply = await fetch(`${root}assets/search.json`);
  return (await reply.json()) as SearchSection[]; // written by the build of this site
}

async function onInput(): Promise<void> {
  sections ??= readSections();
  const words = field.value;
  const found = searchIn(await sections, words);
  // Another key came while the index was read.
  if (words !== field.value) return;
  show(found, words.trim() !== '');
}

function show(found: readonly FoundSection[], isAsked: boolean): void {
  selected = -1;
  field.removeAttribute('aria-activedescendant');
  const items = found.map(({ section, excerpt }, at) => {
    const link = document.createElement('a');
    link.href = root + section.path;
    link.tabIndex = -1;
    const title = document.createElement('strong');
    title.textContent =
      section.heading === '' ? section.page : `${section.page}: ${section.heading}`;
    const text = document.createElement('span');
    text.textContent = excerpt;
    link.append(title, text);
    return itemOf(link, at);
  });
  results.replaceChildren(...(items.length > 0 ? items : [itemOf('Nothing found', 0)]));
  results.hidden = !isAsked;
  field.ariaExpanded = String(isAsked);
}

function itemOf(content: Node | string, at: number): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `result-${at}`;
  item.append(content);
  return item;
}

function onKey(event: KeyboardEvent): void {
  const links = [...results.querySelectorAll('a')];
  if (event.key === 'Escape') return show([], false);
  if (event.key === 'Enter') {
    links[Math.max(0, selected)]?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const step = event.key === 'ArrowDown' ? 1 : -1;
  selected = Math.min(links.length - 1, Math.max(0, selected + step));
  for (const [at, link] of links.entries()) {
    const item = link.parentElement;
    if (item === null) continue;
    item.ariaSelected = String(at === selected);
    if (at !== selected) continue;
    item.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', item.id);
  }
}

function addCopyButton(block: HTMLPreElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    const text = block.querySelector('code')?.textContent ?? '';
    navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Not copied'),
    );
  });
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  frame.append(block, button);
}

function switchScheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset['scheme'] === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : dataset['scheme'] === 'dark';
  dataset['scheme'] = isDark ? 'light' : 'dark';
  localStorage.setItem('linkdeck-site-scheme', dataset['scheme']);
}

const wide = matchMedia('(min-width: 900px)');
const pages = required('#pages', HTMLDetailsElement);

function openPages(): void {
  pages.open = wide.matches;
}

openPages();
wide.addEventListener('change', openPages);
for (const block of document.querySelectorAll('pre')) addCopyButton(block);
required('#scheme', HTMLButtonElement).addEventListener('click', switchScheme);
field.addEventListener('input', () => void onInput());
field.addEventListener('keydown', onKey);
document.addEventListener('click', ({ target }) => {
  const isInside = target instanceof Node && (results.contains(target) || field.contains(target));
  if (!isInside) show([], false);
});
document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof Element && event.target.closest('input, select, textarea');
  if (event.key !== '/' || isTyping !== null) return;
  event.preventDefault();
  field.focus();
});
