/** Embeds Linkdeck: the way of signing in by the address, look and language by the two lists at the top. */
import { words } from './words.js';

const address = document.querySelector('meta[name="linkdeck-address"]').content;
const { mountLinkdeck } = await import(`${address}/embed/v1/linkdeck.js`);

const way = { '/handed': 'handed', '/kept': 'kept' }[location.pathname] ?? 'typed';
const language = document.getElementById('language');
const scheme = document.getElementById('scheme');
language.value = sessionStorage.getItem('language') ?? 'en-GB';
scheme.value = sessionStorage.getItem('scheme') ?? 'auto';

async function askBackend(path, body, signal) {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(body), signal });
  if (!reply.ok) throw new Error(`The portal answered ${reply.status}`);
  return reply.json();
}

const credentials = {
  typed: 'user',
  handed: {
    getCredential: ({ reason, signal }) => askBackend('/linkdeck/key', { reason }, signal),
  },
  kept: { transport: (request, { signal }) => askBackend('/linkdeck/request', request, signal) },
}[way];

function appearance() {
  return {
    scheme: scheme.value,
    tokens: {
      accent: '#b23a20',
      background: '#fbf8f4',
      surface: '#ffffff',
      sunken: '#f5efe7',
      text: '#2b2320',
      textStrong: '#1c1512',
      textDim: '#6d5f57',
      line: '#eadfd3',
      control: '#8d7d72',
      focus: '#b23a20',
      chart: '#d8694d',
      radius: 10,
      fontFamily: 'Georgia, serif',
    },
    darkTokens: {
      accent: '#ff9b80',
      accentText: '#2a0f07',
      background: '#1b1614',
      surface: '#262019',
      sunken: '#15110f',
      text: '#eadfd6',
      textStrong: '#fff8f2',
      textDim: '#b5a69b',
      line: '#3b322c',
      control: '#85766c',
      focus: '#ff9b80',
      chart: '#d8694d',
    },
  };
}

const direction = () => (language.value.startsWith('ar') ? 'rtl' : 'ltr');

function dressPage() {
  const mine = words[language.value.slice(0, 2)];
  document.documentElement.lang = language.value;
  document.documentElement.dir = direction();
  document.documentElement.dataset.scheme = scheme.value;
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = mine[element.dataset.text] ?? '';
  document.getElementById('lead').textContent =
    mine[{ typed: 'leadTyped', handed: 'leadHanded', kept: 'leadKept' }[way]];
  for (const link of document.querySelectorAll('.ways a'))
    link.toggleAttribute('aria-current', link.pathname === `/${way}`);
}

const events = document.getElementById('events');
function note(name, detail) {
  const item = document.createElement('li');
  const title = document.createElement('b');
  title.textContent = name;
  item.append(title, ` ${JSON.stringify(detail)}`);
  events.prepend(item);
  while (events.childElementCount > 30) events.lastElementChild.remove();
}

dressPage();
const route = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/links');
const linkdeck = mountLinkdeck(document.getElementById('linkdeck'), {
  address,
  credentials,
  route: route(),
  appearance: appearance(),
  locale: { language: language.value, direction: direction() },
  features: { bar: true },
  on: {
    state: (detail) => {
      document.getElementById('state').textContent = detail.code ?? detail.state;
      note('state', detail);
    },
    route: (detail) => {
      note('route', detail);
      for (const link of document.querySelectorAll('.screens a')) {
        link.toggleAttribute('aria-current', detail.path.startsWith(link.hash.slice(1)));
      }
    },
    budget: ({ limit, remaining }) =>
      (document.getElementById('budget').textContent = `${remaining} / ${limit}`),
    linkCreated: (detail) => note('linkCreated', detail),
    jobProgress: (detail) => note('jobProgress', detail),
    error: (detail) => note('error', detail),
  },
});

for (const link of document.querySelectorAll('.screens a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    linkdeck.navigate(link.hash.slice(1));
  });
}
language.addEventListener('change', () => {
  sessionStorage.setItem('language', language.value);
  dressPage();
  linkdeck.update({ locale: { language: language.value, direction: direction() } });
});
scheme.addEventListener('change', () => {
  sessionStorage.setItem('scheme', scheme.value);
  dressPage();
  linkdeck.update({ appearance: appearance() });
});
