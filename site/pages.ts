/** Site pages: which document becomes which page, and the order in which the navigation names them. */
import { posix } from 'node:path';

/** A page of the navigation. */
interface Entry {
  /** A document of the repository, or the name of a page that is made from something else. */
  readonly source: string;
  readonly title: string;
}

export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Pages that are made from no document, by the name that the navigation has for them. */
export const made = {
  reference: 'api',
  playground: 'playground',
  examples: 'examples',
} as const;

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
      { source: made.playground, title: 'Playground' },
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

/** Where the page of a document, or of a made page, lies in the site. */
export function pathOf(source: string): string {
  if (!source.endsWith('.md')) return `${source}.html`;
  const below = source.replace(/^docs\//, '');
  const folder = posix.dirname(below);
  const name = posix.basename(below, '.md');
  const file = name === 'README' ? 'index.html' : `${name.toLowerCase()}.html`;
  return folder === '.' ? file : `${folder}/${file}`;
}

/** The way from one page to another path of the site, relative, so that any folder can hold the site. */
export function relativeTo(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}
