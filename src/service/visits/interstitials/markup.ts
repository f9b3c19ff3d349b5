/** A destination as visitors read it before they go there: its host first, and the whole address below. */
import { escaped } from '#service/visits/html/page-layout.ts';

/** Addresses up to this long are shown at once, longer ones on demand. */
const shown = 120;

/** The host and the address, as HTML. Both are ASCII, and read from left to right whatever is around them. */
export function destinationText(address: string): string {
  const whole = `<span dir="ltr">${escaped(address)}</span>`;
  const rest = address.length <= shown ? whole : `<details><summary>Whole address</summary>${whole}</details>`;
  return `<p>It leads to</p>
<div class="host"><strong dir="ltr">${hostText(address)}</strong>${rest}</div>`;
}

/** The host of an address, as HTML. */
export function hostText(address: string): string {
  return escaped(new URL(address).host);
}
