/** Gain formatting: what was added, with its sign. Apart from the other formats, which the first screen loads. */

import { memoized } from '#base/memoized.ts';
import { type PageLocale, pageLocale } from './locale.ts';

/** `+1,204`, `0` */
export function formatGain(value: number, { locale }: PageLocale = pageLocale()): string {
  return memoized(`+ ${locale}`, () => {
    return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  }).format(value);
}
