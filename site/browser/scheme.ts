/** Colour scheme of the site: the chosen one, before the page is painted. */
const chosen = localStorage.getItem('linkdeck-site-scheme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['scheme'] = chosen;
