/**
 * Vite plugin for licences: writes the licence text of every package that is in a build, and fails
 * where one has none.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const fileName = 'licences.md';
const licenceFile = /^(licen[cs]e|copying)/i;
/** The folder of the package that a file belongs to. */
const packageFolder = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/;
/** Packages that have no text, and packages beside them with the same text: of the same author, or the Apache licence. */
const sharedTexts: Readonly<Record<string, string>> = {
  '@sqlite.org/sqlite-wasm': '../typescript',
  'react-remove-scroll-bar': 'react-remove-scroll',
};

/**
 * The licences of one build. Vite's own list leaves out fonts and what only workers load, and has
 * packages without text.
 */
export class Licences {
  #root = '';
  readonly #folders = new Set<string>();

  /** For the builds of workers, which come before the end of the build that they belong to. */
  ofWorkers(): Plugin {
    return {
      name: 'licences-of-workers',
      configResolved: ({ root }) => void (this.#root = root),
      generateBundle: (_, bundle) => this.#collect(bundle),
    };
  }

  /** For the build itself: emits the file. */
  written(): Plugin {
    const write = async (bundle: Rolldown.OutputBundle) => {
      this.#collect(bundle);
      const sections = await Promise.all([...this.#folders].sort().map(licenceSection));
      const unique = [...new Set(sections)];
      return `# Licences of the packages in this folder\n\n${unique.join('\n')}`;
    };
    return {
      name: 'licences',
      configResolved: ({ root }) => void (this.#root = root),
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          this.emitFile({ type: 'asset', fileName, source: await write(bundle) });
        },
      },
    };
  }

  #collect(bundle: Rolldown.OutputBundle): void {
    const sources = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    );
    for (const source of sources.filter((id) => !id.startsWith('\0'))) {
      const folder = packageFolder.exec(resolve(this.#root, source))?.[0];
      if (folder !== undefined) this.#folders.add(folder);
    }
  }
}

/** @throws Error where the package has no licence text */
async function licenceSection(folder: string): Promise<string> {
  // A sound cast: npm installs no package without a manifest.
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const shared = sharedTexts[name];
  const text =
    (await licenceText(folder)) ?? (shared && (await licenceText(join(folder, '..', shared))));
  if (text === undefined || text === '')
    throw new Error(`${name} has no licence text, and its terms may ask for one beside its code.`);
  return `## ${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n`;
}

/** The text of its licence file, or of the chapter in its README. */
async function licenceText(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const file = names.find((name) => licenceFile.test(name));
  if (file !== undefined) return readFile(join(folder, file), 'utf8');
  const readme = names.find((name) => /^readme/i.test(name));
  if (readme === undefined) return undefined;
  const [, chapter] = (await readFile(join(folder, readme), 'utf8')).split(/^#+ licen[cs]e$/im);
  // The name of a licence alone is no licence.
  return chapter?.includes('Permission is hereby granted') === true ? chapter : undefined;
}
