/** Site pages: which document becomes which page, and the order in which the navigation names them. */
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** A page of the navigation. */
interface Entry {
  /** A document of the repository, or one that the build makes. */
  readonly source: string;
  readonly title: string;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Documents that the build makes; the repository has none of them. */
export const made = {
  reference: 'site/made/api.md',
  examples: 'site/made/examples.md',
} as const;

export const playground = 'site/playground.md';

/** By role, in the order in which a stranger needs them. */
export const sections: readonly Section[] = [
  {
    title: 'Start',
    entries: [
      { source: 'docs/README.md', title: 'What Linkdeck is' },
      { source: 'docs/guides/first-picker.md', title: 'A picker in your page' },
    ],
  },
  {
    title: 'Marketers',
    entries: [
      { source: 'docs/guides/marketer.md', title: 'Guide for marketers' },
      { source: 'docs/plan.md', title: 'Plan a campaign' },
      { source: 'docs/naming-rules.md', title: 'Naming rules' },
      { source: 'docs/reports.md', title: 'Reports' },
      { source: 'docs/notes.md', title: 'Notes' },
      { source: 'docs/moving-in.md', title: 'Moving in' },
      { source: 'docs/doors.md', title: 'From anywhere' },
    ],
  },
  {
    title: 'Portal engineers',
    entries: [
      { source: 'docs/guides/portal-engineer.md', title: 'Guide for portal engineers' },
      { source: playground, title: 'Playground' },
      { source: 'docs/embedding.md', title: 'Embedding' },
      { source: made.examples, title: 'Examples' },
      { source: 'docs/npm/linkdeck-embed.md', title: 'linkdeck-embed' },
    ],
  },
  {
    title: 'Operators',
    entries: [
      { source: 'docs/guides/operator.md', title: 'Guide for operators' },
      { source: 'docs/configuration.md', title: 'Configuration' },
      { source: 'docs/operations.md', title: 'Operations' },
      { source: 'docs/SECURITY.md', title: 'Security' },
      { source: 'docs/demo.md', title: 'The demo' },
      { source: 'docs/figures.md', title: 'Figures' },
    ],
  },
  {
    title: 'Integrators',
    entries: [
      { source: 'docs/guides/integrator.md', title: 'Guide for integrators' },
      { source: made.reference, title: 'Interface' },
      { source: 'docs/service.md', title: 'What it leaves open' },
      { source: 'docs/npm/linkdeck-client.md', title: 'linkdeck-client' },
    ],
  },
  {
    title: 'Contributors',
    entries: [
      { source: 'docs/guides/contributor.md', title: 'Guide for contributors' },
      { source: 'docs/contributing.md', title: 'Contributing' },
      { source: 'docs/architecture.md', title: 'Architecture' },
      { source: 'docs/glossary.md', title: 'Glossary' },
      { source: 'docs/measuring.md', title: 'Measuring' },
      { source: 'docs/decisions/README.md', title: 'Decisions' },
    ],
  },
  {
    title: 'About',
    entries: [
      { source: 'docs/accessibility.md', title: 'Accessibility' },
      { source: 'CODE_OF_CONDUCT.md', title: 'Code of conduct' },
      { source: 'CHANGELOG.md', title: 'Changelog' },
    ],
  },
];

/** The path of a document in the site, as Markdown. */
export function pageOf(source: string): string {
  const below = source.replace(/^(docs|site\/made|site)\//, '');
  const name = posix.basename(below, '.md');
  return posix.join(posix.dirname(below), `${name === 'README' ? 'index' : name.toLowerCase()}.md`);
}

/** Documents of the repository that have a page: all of docs, and those of elsewhere that the navigation names. */
export async function documents(): Promise<readonly string[]> {
  const below = await readdir(join(root, 'docs'), { recursive: true });
  const docs = below.filter((name) => name.endsWith('.md')).map((name) => posix.join('docs', name));
  const named = sections.flatMap(({ entries }) => entries.map(({ source }) => source));
  const written = named.filter((source) => !Object.values<string>(made).includes(source));
  return [...new Set([...docs, ...written])].sort();
}
