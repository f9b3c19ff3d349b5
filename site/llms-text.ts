/** `llms.txt`: the site as a list of pages for language models, each with a sentence, by the convention of llmstxt.org. */
import type { Page } from './layout.ts';
import { pathOf, sections } from './pages.ts';

export function llmsText(pages: readonly Page[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const lists = sections.map(({ title, entries }) => {
    const lines = entries.map(({ source, title: name }) => {
      const path = pathOf(source);
      return `- [${name}](${path}): ${byPath.get(path)?.about ?? ''}`;
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `# Linkdeck

> ${byPath.get('index.html')?.about ?? ''}

The interface as a machine reads it: [openapi.json](openapi.json). Each page that is made of a document has its Markdown beside it, under
the same path with \`.md\`.

${lists.join('\n\n')}
`;
}
