/** VitePress configuration of the site: which documents are pages, their links, and what each page has around its text. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type MarkdownRenderer } from 'vitepress';
import { anchorOf } from '../anchor-of.ts';
import { withPolicy } from '../content-policy.ts';
import { firstSentence } from '../llms-text.ts';
import { documents, made, pageOf, playground, root, sections } from '../pages.ts';
import { linkedFiles, siteLink } from '../site-links.ts';

const pages = [...(await documents()), ...Object.values(made)];
const urlOf = (source: string) => `/${pageOf(source).replace(/(^|\/)index\.md$|\.md$/, '$1')}`;

/** Leads links between files of the repository to their pages, and the start page to the demo. */
function leadLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('site-links', ({ tokens, env, Token }) => {
    const source = (env.realPath ?? env.path).slice(root.length + 1);
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || token.attrGet('class') === 'header-anchor') continue;
      const target = siteLink(href, source, pages);
      token.attrSet('href', target);
      // Otherwise VitePress would take it for a page.
      if (linkedFiles.has(target.replace(/^.*?files\//, ''))) token.attrSet('target', '_self');
    }
    if (source !== 'docs/README.md') return;
    const button = new Token('html_block', '', 0);
    button.content = '<p><a class="demo" href="demo/" target="_self">Try the demo</a></p>';
    tokens.splice(tokens.findIndex(({ type }) => type === 'paragraph_close') + 1, 0, button);
  });
}

export default defineConfig({
  title: 'Linkdeck',
  lang: 'en',
  srcDir: root,
  srcExclude: ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'src/**', 'e2e/**', 'deploy/**'],
  rewrites: (source) => pageOf(source),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: anchorOf },
    config: leadLinks,
    languageAlias: { caddyfile: 'nginx' },
  },
  vite: {
    // The project's own configuration is of another program, and of another Vite.
    configFile: false,
    publicDir: false,
  },
  themeConfig: {
    logo: { src: '/favicon.svg', alt: '' },
    nav: [
      { text: 'Demo', link: '/demo/', target: '_self' },
      { text: 'Playground', link: urlOf(playground) },
      { text: 'Interface', link: urlOf(made.reference) },
    ],
    sidebar: sections.map(({ title, entries }) => ({
      text: title,
      items: entries.map((entry) => ({ text: entry.title, link: urlOf(entry.source) })),
    })),
    outline: [2, 3],
    search: { provider: 'local' },
  },
  transformPageData: async ({ filePath }) => ({
    description: firstSentence(await readFile(join(root, filePath), 'utf8')),
  }),
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', href: `${siteData.base}favicon.svg`, type: 'image/svg+xml' }],
  ],
  transformHtml: (html, _, { page }) => withPolicy(html, page === pageOf(playground)),
  buildEnd: async ({ outDir }) => {
    for (const path of linkedFiles) await cp(join(root, path), join(outDir, 'files', path));
  },
});
