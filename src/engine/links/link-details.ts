/**
 * Link details: the statistics of each link as they were read last, in memory and sealed in this
 * browser.
 */
import type { Clock } from '#base/clock.ts';
import type { EndpointName } from '#contract/api.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import type { TextCipher } from '#local/keys/text-cipher.ts';
import type { SealedLinkStore } from '#local/sealed-links.ts';
import { type KnownDetail, readStoredDetail } from './known-detail.ts';

interface DetailDeps {
  readonly store: SealedLinkStore;
  /** Of the account: without its API key nothing that was stored can be read. */
  readonly seal: TextCipher;
  readonly clock: Pick<Clock, 'now'>;
}

/** Links whose statistics are remembered; as many as are stored. */
const maxKnown = 2000;

export class LinkDetails {
  readonly #deps: DetailDeps;
  /** By the id of the link, the one read last at the end. */
  readonly #known = new Map<number, KnownDetail>();
  #opening: Promise<void> | null = null;
  #version = 0;

  constructor(deps: DetailDeps) {
    this.#deps = deps;
  }

  /** Grows with each change. */
  get version(): number {
    return this.#version;
  }

  /** What is known of a link; null for nothing, and until `open` has resolved. */
  of(id: number): KnownDetail | null {
    return this.#known.get(id) ?? null;
  }

  /** Reads what is stored. Never rejects. */
  open(): Promise<void> {
    this.#opening ??= this.#readStored().catch(() => undefined);
    return this.#opening;
  }

  /** Remembers what a reply of the service tells. */
  readReply(name: EndpointName, reply: unknown): void {
    if (name !== 'links.get') return;
    // A sound cast: the client gives each endpoint the reply of its schema.
    const { id: outer, details, data } = reply as LinkDetail;
    const id = outer ?? details.id;
    const { clicks, uniqueClicks, topCountries, topReferrers, topBrowsers, topOs } = data;
    if (id === null) return;
    const detail: KnownDetail = {
      id,
      at: this.#deps.clock.now(),
      clicks,
      uniqueClicks,
      countries: countsIn(topCountries),
      referrers: countsIn(topReferrers),
      browsers: countsIn(topBrowsers),
      systems: countsIn(topOs),
      networks: Object.entries(data.socialCount ?? {}).flatMap(([name, count]) =>
        count === null ? [] : [[name, count] as const],
      ),
    };
    this.#remember(detail);
    void this.#keep(detail);
  }

  close(): void {
    this.#deps.store.close();
    this.#known.clear();
  }

  #remember(detail: KnownDetail): void {
    this.#known.delete(detail.id);
    this.#known.set(detail.id, detail);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxKnown && oldest !== undefined) this.#known.delete(oldest);
    this.#version += 1;
  }

  async #keep(detail: KnownDetail): Promise<void> {
    const { store, seal } = this.#deps;
    try {
      const { id, at } = detail;
      await store.keep({ id, sealed: await seal.seal(JSON.stringify(detail)), at });
    } catch {
      // It is in memory, and can be read again.
    }
  }

  async #readStored(): Promise<void> {
    const { store, seal } = this.#deps;
    const stored = [...(await store.all())].sort((one, other) => one.at - other.at);
    for (const { id, sealed } of stored) {
      const text = await seal.open(sealed);
      const detail = text === undefined ? null : readStoredDetail(text, id);
      // What was read meanwhile is newer.
      if (detail !== null && !this.#known.has(id)) this.#remember(detail);
    }
  }
}

/** Null where the service has sent no counts, or none that could be read. */
function countsIn(figures: LinkDetail['data']['topCountries']): KnownDetail['countries'] {
  if (figures?.kind !== 'counts' || figures.counts === null) return null;
  return figures.counts.flatMap(({ name, count }) =>
    name === null || count === null ? [] : [[name, count] as const],
  );
}
