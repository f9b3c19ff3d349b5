/** `llms.txt`: the site as a list of pages for language models, each with a sentence, by the convention of llmstxt.org. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, root, sections } from './pages.ts';

/** The first sentence of a document, without its marks. */
export function firstSentence(markdown: string): string {
  const [, first = ''] = /^# .*\n+(.+(?:\n.+)*)/m.exec(markdown) ?? [];
  const plain = first
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
  return /^.*?[.!?](?=\s|$)/s.exec(plain)?.[0] ?? plain;
}

export async function llmsText(): Promise<string> {
  const lists = sections.map(async ({ title, entries }) => {
    const lines = entries.map(async ({ source, title: name }) => {
      const about = firstSentence(await readFile(join(root, source), 'utf8'));
      return `- [${name}](${pageOf(source)}): ${about}`;
    });
    return `## ${title}\n\n${(await Promise.all(lines)).join('\n')}`;
  });
  const about = firstSentence(await readFile(join(root, 'docs/README.md'), 'utf8'));
  return `# Linkdeck

> ${about}

The interface as a machine reads it: [openapi.json](openapi.json). Each page is here as Markdown; the same path with \`.html\` is the page.

${(await Promise.all(lists)).join('\n\n')}
`;
}
