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

/** The page. Its script fills in the code, and mounts the frame, of the demo at first. */
export function playgroundPage(): Page {
  return {
    path: 'playground.html',
    title: 'Playground',
    about: 'Try the options of the embed, see the frame and copy its code.',
    scripts: ['assets/playground.js'],
    isWide: true,
    headings: [],
    html: `<h1 id="playground">Playground</h1>
<p>Choose options, see the frame, and copy the code for your page. Without a URL of your own, the frame shows the demo account.</p>
<div class="playground">
<form id="options">
${field('Where Linkdeck is', '<input type="url" name="url" placeholder="Empty for the demo">')}
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
<div id="own" hidden>
<p>Your Linkdeck has to allow this page, and you type its key in the frame:</p>
<pre><code id="start"></code></pre>
</div>
<p id="state" role="status"></p>
<div id="stage"></div>
<div id="result" role="status" hidden>
<p>Your page gets:</p>
<pre><code id="event"></code></pre>
</div>
<h2 id="your-page">Your page</h2>
<pre><code id="page"></code></pre>
<h2 id="links-js">links.js</h2>
<pre><code id="script"></code></pre>
<p>Every option is in <a href="embedding.html">Embedding</a>. Who holds the key changes the code alone: this page has no backend, and hands over a key of the demo.</p>
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
