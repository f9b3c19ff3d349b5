/** Playground page: the options of the embed on the left, the frame and its code on the right. */
import type { Page } from './layout.ts';

const languages = { en: 'English', 'de-CH': 'Deutsch', es: 'Español', ar: 'العربية' };

const parts = {
  dashboard: 'The dashboard',
  picker: 'Picker',
  create: 'New link',
  figures: 'Figures of a link',
  list: 'List of links',
};

const routes = {
  '/links': 'Links',
  '/overview': 'Overview',
  '/links/new': 'New link',
  '/channels': 'Channels',
  '/campaigns': 'Campaigns',
};

const keys = {
  user: 'The user types it',
  page: 'Your page hands it over',
  backend: 'Your backend keeps it',
};

/** The page; with the demo, that is the first one to be shown. Its script fills in the code, and mounts the frame. */
export function playgroundPage(hasDemo: boolean): Page {
  return {
    path: 'playground.html',
    title: 'Playground',
    about: 'Try the options of the embed, see the frame and copy its code.',
    scripts: ['assets/playground.js'],
    isWide: true,
    headings: [],
    html: `<h1 id="playground">Playground</h1>
<p>Options on the left; the frame and the code for your page on the right. Your Linkdeck has to allow this page:</p>
<pre><code id="start"></code></pre>
<div class="playground">
<form id="options"${hasDemo ? ' data-demo="demo/index.html"' : ''}>
${field('Where Linkdeck is', '<input type="url" name="url" id="url" placeholder="http://127.0.0.1:8080">')}
${field('What to embed', select('part', parts))}
${field('First screen', select('route', routes), 'dashboard')}
${field('Id of the link', '<input type="number" name="link" value="1" min="1">', 'figures')}
${field('Language', select('language', languages))}
${field('Colours', select('scheme', { auto: 'As the system', light: 'Light', dark: 'Dark' }))}
${field('Accent', '<input type="color" name="accent" value="#0b6c68">')}
${field('Radius', '<input type="number" name="radius" value="6" min="0" max="16">')}
<label class="check" data-for="dashboard"><input type="checkbox" name="navigation" checked> Navigation</label>
<label class="check" data-for="dashboard"><input type="checkbox" name="bar" checked> Bar at the top</label>
${field('Who holds the key', select('key', keys))}
<button type="submit">Show</button>
</form>
<div>
<p id="state" role="status"></p>
<div id="stage"></div>
<h2 id="your-page">Your page</h2>
<pre><code id="page"></code></pre>
<h2 id="links-js">links.js</h2>
<pre><code id="script"></code></pre>
<p>Every option is in <a href="embedding.html">Embedding</a>. Here the user always types the key, as this page has no backend.</p>
</div>
</div>`,
  };
}

/** @param shownFor the parts that have this option; all of them without it */
function field(label: string, input: string, shownFor?: string): string {
  const rule = shownFor === undefined ? '' : ` data-for="${shownFor}"`;
  return `<label${rule}><span>${label}</span>${input}</label>`;
}

function select(name: string, options: Readonly<Record<string, string>>): string {
  const items = Object.entries(options).map(
    ([value, text]) => `<option value="${value}">${text}</option>`,
  );
  return `<select name="${name}">${items.join('')}</select>`;
}
