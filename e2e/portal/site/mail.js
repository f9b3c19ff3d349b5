/** A mail editor: selected words get a short link, which the user picks or creates. The way of the key is in the query. */
const address = document.querySelector('meta[name="linkdeck-address"]').content;
const { createLinkdeck } = await import(`${address}/embed/v1/parts.js`);

async function askBackend(path, body, signal) {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(body), signal });
  return reply.json();
}

const query = new URLSearchParams(location.search);
const credentials = {
  typed: 'user',
  handed: { getCredential: ({ signal }) => askBackend('/linkdeck/key', {}, signal) },
  kept: { transport: (request, { signal }) => askBackend('/linkdeck/request', request, signal) },
}[query.get('way') ?? 'kept'];
const last = document.getElementById('last');
const linkdeck = createLinkdeck({
  address,
  credentials,
  maxRpm: Number(query.get('rpm') ?? 20),
  locale: { language: query.get('language') ?? 'en' },
  on: { linkCreated: ({ longUrl }) => (last.textContent = `created ${longUrl}`) },
});
window.linkdeck = linkdeck;

const mail = document.getElementById('mail');
document.getElementById('short-link').addEventListener('click', () => insertLink());
mail.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !event.ctrlKey) return;
  event.preventDefault();
  insertLink();
});

async function insertLink() {
  const words = getSelection().getRangeAt(0).cloneRange();
  const within = words.commonAncestorContainer;
  const around = within instanceof Element ? within : within.parentElement;
  const link = await linkdeck.pickLink({ url: around.closest('a')?.href, title: 'Short link' });
  mail.focus();
  getSelection().removeAllRanges();
  getSelection().addRange(words);
  if (link === null) last.textContent = 'nothing';
  else document.execCommand('createLink', false, link.shortUrl);
}
