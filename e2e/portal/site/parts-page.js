/** Parts of Linkdeck below a field: which ones, their options, the way of the key, and the language are in the query. */
const address = document.querySelector('meta[name="linkdeck-address"]').content;
const { createLinkdeck } = await import(`${address}/embed/v1/parts.js`);

const query = new URLSearchParams(location.search);
const events = [];
const note = (event) => (detail) => events.push({ event, ...detail });
const names = [
  'state',
  'linkCreated',
  'assigned',
  'linkPicked',
  'linkOpened',
  'linkCopied',
  'error',
];

async function askBackend(path, body, signal) {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(body), signal });
  return reply.json();
}

function getCredential({ reason, signal }) {
  events.push({ event: 'asked', reason });
  return askBackend('/linkdeck/key', {}, signal);
}

const credentials = {
  typed: 'user',
  handed: { getCredential },
  kept: { transport: (request, { signal }) => askBackend('/linkdeck/request', request, signal) },
}[query.get('way') ?? 'kept'];

const linkdeck = createLinkdeck({
  address: query.get('deck') ?? address,
  credentials,
  maxRpm: Number(query.get('rpm') ?? 20),
  locale: { language: query.get('language') ?? 'en' },
  appearance: { scheme: query.get('scheme') ?? 'auto' },
  on: Object.fromEntries(names.map((name) => [name, note(name)])),
});

/** Mounts a part such as `list` or `figures:1`, after all others. */
function mount(part) {
  const [name, link] = part.split(':');
  const place = document.createElement('div');
  place.className = `part-${name}`;
  document.getElementById('parts').append(place);
  const options = JSON.parse(query.get(name) ?? '{}');
  return linkdeck.mount(name, place, link === undefined ? options : { link: Number(link) });
}

const mounted = (query.get('parts') ?? 'list').split(',').filter(Boolean).map(mount);
window.page = { linkdeck, events, mount, mounted };
