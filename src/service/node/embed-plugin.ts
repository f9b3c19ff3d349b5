/** Adds to a build of the dashboard what embedding needs: the page inside of frames, and the loader for other pages. */
import { build, type Plugin } from 'vite';

/** Where both are, below the dashboard; the number is the version of the protocol. */
const folder = 'embed/v1';

export function embedding(): Plugin {
  let root = '';
  return {
    name: 'embedding',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source: framePage(page.source.toString()) });
        this.emitFile({ type: 'asset', fileName: `${folder}/linkdeck.js`, source: await buildLoader(root) });
      },
    },
  };
}

/** For hosts that only have files: whoever runs one writes the origins of embedding pages into the second element. */
function framePage(page: string): string {
  const added = '<base href="../../"><meta name="linkdeck-embed-origins" content="">';
  return page.replace(/<head(\s[^>]*)?>/i, (head) => head + added);
}

async function buildLoader(root: string): Promise<string> {
  const configFile = 'src/embed/vite.config.ts';
  const built = await build({ root, configFile, logLevel: 'warn', build: { write: false } });
  const output = Array.isArray(built) ? built.flatMap((each) => each.output) : 'output' in built ? built.output : [];
  const loader = output.find(({ fileName }) => fileName === 'linkdeck.js');
  if (loader?.type !== 'chunk') throw new Error(`${configFile} builds no linkdeck.js`);
  return loader.code;
}
