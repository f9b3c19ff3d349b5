/** Detail sums: the statistics of several links, added up. */
import type { ReportDetails, SplitSum, UnreadDetail } from '#engine/library/library-types.ts';
import {
  type KnownDetail,
  type NamedCounts,
  type Split,
  splits,
} from '#engine/links/known-detail.ts';

interface OpenSplit {
  links: number;
  readonly counts: Map<string, number>;
}

const maxMissing = 2000;

/** Takes the links one by one. */
export class DetailSums {
  readonly #splits = new Map<Split, OpenSplit>(
    splits.map((split) => [split, { links: 0, counts: new Map() }]),
  );
  readonly #missing: Omit<UnreadDetail, 'label'>[] = [];
  #links = 0;
  #clicks = 0;
  readonly #unique = { uniqueClicks: 0, links: 0, clicks: 0 };
  #oldestRead = Infinity;
  #newestRead = -Infinity;

  /** @param detail null where it was not read */
  add(link: Omit<UnreadDetail, 'label'>, detail: KnownDetail | null): void {
    if (detail === null) {
      this.#missing.push(link);
      return;
    }
    this.#links += 1;
    this.#clicks += link.clicks;
    this.#addUnique(link.clicks, detail.uniqueClicks);
    this.#oldestRead = Math.min(this.#oldestRead, detail.at);
    this.#newestRead = Math.max(this.#newestRead, detail.at);
    for (const split of splits) this.#addSplit(split, detail[split]);
  }

  /** @param labelOf of the links whose statistics are missing */
  result(labelOf: (id: number) => string): ReportDetails {
    const isRead = this.#links > 0;
    const byClicks = this.#missing.sort((one, other) => other.clicks - one.clicks);
    return {
      links: this.#links,
      clicks: this.#clicks,
      unique: this.#unique.links === 0 ? null : { ...this.#unique },
      oldestRead: isRead ? this.#oldestRead : null,
      newestRead: isRead ? this.#newestRead : null,
      splits: {
        countries: this.#split('countries'),
        referrers: this.#split('referrers'),
        browsers: this.#split('browsers'),
        systems: this.#split('systems'),
        networks: this.#split('networks'),
      },
      missing: byClicks.slice(0, maxMissing).map((each) => ({ ...each, label: labelOf(each.id) })),
    };
  }

  #addUnique(clicks: number, uniqueClicks: number | null): void {
    if (uniqueClicks === null) return;
    this.#unique.uniqueClicks += uniqueClicks;
    this.#unique.links += 1;
    this.#unique.clicks += clicks;
  }

  #addSplit(name: Split, counts: NamedCounts | null): void {
    const sum = this.#splits.get(name);
    if (sum === undefined || counts === null) return;
    sum.links += 1;
    for (const [value, count] of counts)
      sum.counts.set(value, (sum.counts.get(value) ?? 0) + count);
  }

  #split(name: Split): SplitSum | null {
    const sum = this.#splits.get(name);
    const counts = [...(sum?.counts ?? [])].filter(([, count]) => count > 0);
    if (sum === undefined || counts.length === 0) return null;
    return {
      links: sum.links,
      counts: counts
        .map(([value, count]) => ({ name: value, count }))
        .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)),
    };
  }
}
