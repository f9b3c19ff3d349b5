/** Link records: what is known of the newest links, one record for each, in memory and sealed in this browser. */
import type { StoredValue } from '#engine/storage/stored-values.ts';

/** Links whose records are remembered and stored. */
const maxKnown = 2000;

interface LinkRecord {
  /** Of the link. */
  readonly id: number;
}

export class LinkRecords<Known extends LinkRecord> {
  readonly #place: StoredValue<readonly Known[]> | undefined;
  readonly #max: number;
  /** By the id of the link, the one that was remembered last at the end. */
  readonly #known = new Map<number, Known>();
  #opening: Promise<void> | null = null;
  #isRead = false;
  #isCleared = false;
  #version = 0;

  /** @param place in memory alone where none is given */
  constructor(place: StoredValue<readonly Known[]> | undefined, max = maxKnown) {
    this.#place = place;
    this.#max = max;
  }

  /** Grows with each change. */
  get version(): number {
    return this.#version;
  }

  /** What is known of a link; null for nothing, and until `open` has resolved. */
  of(id: number): Known | null {
    return this.#known.get(id) ?? null;
  }

  all(): Known[] {
    return [...this.#known.values()];
  }

  /** Reads what is stored. Never rejects. */
  open(): Promise<void> {
    this.#opening ??= this.#read();
    return this.#opening;
  }

  remember(record: Known): void {
    this.#known.delete(record.id);
    this.#known.set(record.id, record);
    this.#trim();
    if (this.#isRead) void this.#place?.write(this.all());
    // What is stored would be lost before it was read.
    else void this.open().then(() => (this.#isCleared ? false : this.#place?.write(this.all())));
  }

  /** Nothing stays in memory, and nothing is written any more. */
  clear(): void {
    this.#isCleared = true;
    this.#known.clear();
  }

  async #read(): Promise<void> {
    const place = this.#place;
    const onLate = (late: readonly Known[] | null) => {
      this.#takeUp(late ?? []);
      void place?.write(this.all());
    };
    this.#takeUp((await place?.read(onLate)) ?? []);
    this.#isRead = true;
  }

  #takeUp(stored: readonly Known[]): void {
    // What was remembered meanwhile is newer.
    const newer = this.all();
    for (const record of [...stored, ...newer]) {
      this.#known.delete(record.id);
      this.#known.set(record.id, record);
    }
    this.#trim();
  }

  #trim(): void {
    for (const oldest of [...this.#known.keys()].slice(0, -this.#max)) this.#known.delete(oldest);
    this.#version += 1;
  }
}
