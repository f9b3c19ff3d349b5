/** A page that embeds Linkdeck: the person types their API key inside the frame. */

// Where your Linkdeck is. As long as this file lies beside it, that is its own origin, where embedding is refused.
const address = new URL('.', import.meta.url).href;

const { mountLinkdeck } = await import(`${address}embed/v1/linkdeck.js`);

const look = document.getElementById('look');
const state = document.getElementById('state');

const wishes = () => ({
  appearance: {
    scheme: look.elements.scheme.value,
    tokens: { accent: look.elements.accent.value },
  },
  locale: { language: look.elements.language.value },
});

const linkdeck = mountLinkdeck(document.getElementById('linkdeck'), {
  address,
  features: { navigation: true, bar: true },
  ...wishes(),
  on: {
    state: (detail) => (state.textContent = detail.code ?? detail.state),
    linkCreated: ({ shortUrl }) => (state.textContent = `made ${shortUrl}`),
  },
});

look.addEventListener('input', () => {
  document.documentElement.dataset.scheme = look.elements.scheme.value;
  linkdeck.update(wishes());
});
