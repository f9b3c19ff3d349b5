/** Embeds Linkdeck below the first window of a page with a field: way, route, height and a second frame by the query. */
const address = document.querySelector('meta[name="linkdeck-address"]').content;
const { mountLinkdeck } = await import(`${address}/embed/v1/linkdeck.js`);

const query = new URLSearchParams(location.search);

async function askBackend(path, body, signal) {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(body), signal });
  return reply.json();
}

const credentials = {
  typed: 'user',
  handed: { getCredential: ({ signal }) => askBackend('/linkdeck/key', {}, signal) },
  kept: { transport: (request, { signal }) => askBackend('/linkdeck/request', request, signal) },
}[query.get('way') ?? 'typed'];

function mount(place) {
  return mountLinkdeck(document.getElementById(place), {
    address,
    credentials,
    route: query.get('route') ?? '/links',
    height: query.get('height') ?? 'fill',
    features: { bar: true, navigation: true },
    on: {
      state: ({ state }) => (document.getElementById(`state-${place}`).textContent = state),
    },
  });
}

window.one = { handle: mount('one'), events: [] };
if (query.has('second')) window.two = { handle: mount('two'), events: [] };
