/** Offline cache: the service worker's answers, from the files of one build; the network comes first for page and settings. */

/** What of a build is cached. Paths are relative to the folder of the service worker. */
export interface Build {
  /** Unique to each build. */
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
/** Builds that are cached beside this one: open tabs still load parts of the one before it. */
const maxOthers = 1;
/** A network that is slower than this counts as none, in milliseconds. */
const timeout = 5000;
/** Files that are loaded at a time: what the user waits for meanwhile shares connections and processor with them. */
const maxLoading = 3;
/** Between them, in milliseconds: most of the time is the user's. */
const rest = 100;
/** Read when the app starts. */
const settings = 'config.json';

export function createOfflineCache(
  { caches, folder, fetch, wait }: OfflineScope,
  { version, files }: Build,
) {
  const own = prefix + version;
  const known = new Set(files.map((file) => new URL(file, folder).href));

  /** The oldest first. */
  async function otherBuilds(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  }

  /** Of this build if possible: a page and its scripts belong together. */
  async function cached(url: string): Promise<Response | undefined> {
    for (const name of [own, ...(await otherBuilds())]) {
      const found = await (await caches.open(name)).match(url);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * The network's answer, or the cached one where the network is slow or down, or the server fails.
   *
   * @param onAnswer gets an answer of the network that came in time
   */
  async function fromNetwork(
    request: Request,
    url: string,
    onAnswer?: (answer: Response) => Promise<void>,
  ): Promise<Response> {
    const asked = fetch(request);
    const none = wait(timeout).then(() => null);
    const answer = await Promise.race([asked, none]).catch(() => null);
    if (answer === null || answer.status >= 500) return (await cached(url)) ?? answer ?? asked;
    await onAnswer?.(answer);
    return answer;
  }

  /** Settings are stored again each time, because they change without a build. */
  function settingsAnswer(request: Request): Promise<Response> {
    const url = new URL(settings, folder).href;
    return fromNetwork(request, url, async (answer) => {
      if (answer.ok) await store(url, answer.clone());
    });
  }

  /** A browser that refuses the room leaves the settings of the build in the cache. */
  async function store(url: string, answer: Response): Promise<void> {
    const cache = await caches.open(own).catch(() => null);
    await cache?.put(url, answer).catch(() => undefined);
  }

  async function loadAll(): Promise<void> {
    const cache = await caches.open(own);
    const urls = [folder, new URL(settings, folder).href, ...known];
    for (let at = 0; at < urls.length; at += maxLoading) {
      const some = urls.slice(at, at + maxLoading);
      await cache.addAll(some.map((url) => new Request(url, { cache: 'no-cache' })));
      await wait(rest);
    }
  }

  return {
    /** Loads all files of the build; rejects where one is missing, and nothing is used then. */
    install: async (): Promise<void> => {
      try {
        await loadAll();
      } catch (error) {
        await caches.delete(own);
        throw error;
      }
    },
    /** Deletes what no open tab needs any more. */
    activate: async (): Promise<void> => {
      const builds = await otherBuilds();
      for (const name of builds.slice(0, -maxOthers)) await caches.delete(name);
    },
    /** The answer to a request, or null where it is none of the worker's business: the API, the relay, frames, other hosts. */
    answer: (request: Request): Promise<Response> | null => {
      const url = request.url.split('#', 1)[0] ?? '';
      if (request.method !== 'GET' || !url.startsWith(folder)) return null;
      const path = url.slice(folder.length).split('?', 1)[0] ?? '';
      if (path === 'api' || path.startsWith('api/') || path.startsWith('embed/')) return null;
      if (request.mode === 'navigate') {
        // Only pages: neither frames nor files that a user opens.
        const isPage =
          request.destination === 'document' && (path === 'index.html' || !/\.[^/]+$/.test(path));
        // The page is not stored: it would refer to scripts that the cache of this build lacks.
        return isPage ? fromNetwork(request, folder) : null;
      }
      if (path === settings) return settingsAnswer(request);
      // Tabs with an earlier build ask for files that are in its cache alone.
      if (!known.has(url) && !path.startsWith('assets/')) return null;
      return cached(url).then((found) => found ?? fetch(request));
    },
  };
}
