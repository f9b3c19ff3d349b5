/** Offline cache: the service worker's answers, from the files of one build; the network comes first for page and settings. */

/** What of a build is cached. Paths are relative to the folder of the service worker. */
export interface Build {
  /** Another one for each build. */
  readonly version: string;
  /** Files whose names change with their content, and pictures. */
  readonly files: readonly string[];
}

/** The part of the worker's globals that is used. */
export interface OfflineScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  /** The folder of the dashboard, with a slash at its end. */
  readonly folder: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

const prefix = 'linkdeck.shell.';
/** Tabs with the build before this one still load parts of it. */
const mostBuilds = 2;
/** A network that is slower than this counts as none, in milliseconds. */
const timeout = 5000;
/** Read at start; its answer is the same for everyone. */
const settings = 'config.json';

export function createOfflineCache(
  { caches, folder, fetch, wait }: OfflineScope,
  { version, files }: Build,
) {
  const own = prefix + version;
  const known = new Set(files.map((file) => new URL(file, folder).href));

  /** Of this build if possible: a page and its scripts belong together. */
  async function cached(url: string): Promise<Response | undefined> {
    const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    for (const name of [own, ...builds]) {
      const found = await (await caches.open(name)).match(url);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The network's answer; what is cached where there is none in time, or the server fails. */
  async function fromNetwork(request: Request, url: string, isCurrent: boolean): Promise<Response> {
    const asked = fetch(request);
    const late = wait(timeout).then(() => 'late' as const);
    const first = await Promise.race([asked, late]).catch(() => 'late' as const);
    if (first !== 'late' && first.status < 500) {
      // Settings change between builds; a page that is newer than this worker comes with the next one.
      if (isCurrent && first.ok) await (await caches.open(own)).put(url, first.clone());
      return first;
    }
    return (await cached(url)) ?? (first === 'late' ? asked : first);
  }

  return {
    /** Loads all files of the build; rejects where one is missing, and nothing is used then. */
    install: async (): Promise<void> => {
      const cache = await caches.open(own);
      const urls = [folder, new URL(settings, folder).href, ...known];
      await cache.addAll(urls.map((url) => new Request(url, { cache: 'no-cache' })));
    },
    /** Deletes what no open tab needs any more. */
    activate: async (): Promise<void> => {
      const builds = (await caches.keys()).filter(
        (name) => name.startsWith(prefix) && name !== own,
      );
      for (const name of builds.slice(0, Math.max(0, builds.length - (mostBuilds - 1))))
        await caches.delete(name);
    },
    /** The answer to a request, or null where it is none of the worker's business: the API, the relay, frames, other hosts. */
    answer: (request: Request): Promise<Response> | null => {
      const url = request.url.split('#', 1)[0] ?? '';
      if (request.method !== 'GET' || !url.startsWith(folder)) return null;
      const path = url.slice(folder.length).split('?', 1)[0] ?? '';
      if (path === 'api' || path.startsWith('api/') || path.startsWith('embed/')) return null;
      if (request.mode === 'navigate') {
        // Pages alone: not a frame, and no file that a user opens.
        const isPage =
          request.destination === 'document' && (path === 'index.html' || !/\.[^/]+$/.test(path));
        return isPage ? fromNetwork(request, folder, false) : null;
      }
      if (path === settings) return fromNetwork(request, new URL(settings, folder).href, true);
      // Tabs with an earlier build ask for files that are in its cache alone.
      if (!known.has(url) && !path.startsWith('assets/')) return null;
      return cached(url).then((found) => found ?? fetch(request));
    },
  };
}
