/** Time spans in each language: of one day with its times, of several with their days. */
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '#ui/format/locale.ts';
import { daySpanText } from './time-span.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

const morning = Date.UTC(2020, 10, 26, 9, 10);
const afternoon = Date.UTC(2020, 10, 26, 14, 2);
const nextDay = Date.UTC(2020, 10, 27, 8, 0);
const near = Date.UTC(2026, 10, 29);

/** Some versions of Intl write narrow blanks before AM and PM. */
const spanTo = (to: number) => daySpanText(morning, to, near).replaceAll(/\s/g, ' ');

test.each([
  ['en', 'Nov 26, 2020 9:10 AM – 2:02 PM', 'Nov 26, 2020 – Nov 27, 2020'],
  ['de', '26. Nov. 2020 9:10 – 14:02', '26. Nov. 2020 – 27. Nov. 2020'],
  ['es', '26 nov 2020 9:10 – 14:02', '26 nov 2020 – 27 nov 2020'],
  ['ar', '٢٦ نوفمبر ٢٠٢٠ ٩:١٠ ص – ٢:٠٢ م', '٢٦ نوفمبر ٢٠٢٠ – ٢٧ نوفمبر ٢٠٢٠'],
])(
  'Clicks of one day have its times, those of several their days, in %s',
  (lang, oneDay, twoDays) => {
    document.documentElement.lang = lang;
    setLocale({ locale: '', timeZone: 'UTC' });
    expect(spanTo(afternoon)).toBe(oneDay);
    expect(spanTo(nextDay)).toBe(twoDays);
  },
);
