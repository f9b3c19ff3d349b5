/** Ranking: the places with the largest values, without sorting all of them. */

/** Holds at most `count` places; of equal values the one that came first stays first. */
export class Ranking {
  readonly #count: number;
  readonly #ranked: { readonly place: number; readonly value: number }[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  add(place: number, value: number): void {
    const ranked = this.#ranked;
    const last = ranked.at(-1);
    if (ranked.length === this.#count && last !== undefined && value <= last.value) return;
    let at = ranked.length;
    while (at > 0 && (ranked[at - 1]?.value ?? Infinity) < value) at -= 1;
    ranked.splice(at, 0, { place, value });
    if (ranked.length > this.#count) ranked.pop();
  }

  get ranked(): readonly { readonly place: number; readonly value: number }[] {
    return this.#ranked;
  }
}
