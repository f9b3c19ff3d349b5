/** Icons of browsers and systems as SVG path data, 24 × 24. Load it lazily. */
import android from 'simple-icons/icons/android.svg?raw';
import apple from 'simple-icons/icons/apple.svg?raw';
import brave from 'simple-icons/icons/brave.svg?raw';
import duckduckgo from 'simple-icons/icons/duckduckgo.svg?raw';
import firefox from 'simple-icons/icons/firefoxbrowser.svg?raw';
import chrome from 'simple-icons/icons/googlechrome.svg?raw';
import harmony from 'simple-icons/icons/harmonyos.svg?raw';
import linux from 'simple-icons/icons/linux.svg?raw';
import opera from 'simple-icons/icons/opera.svg?raw';
import safari from 'simple-icons/icons/safari.svg?raw';
import ubuntu from 'simple-icons/icons/ubuntu.svg?raw';
import vivaldi from 'simple-icons/icons/vivaldi.svg?raw';

/** In the order of trying: the more particular name comes first. Windows, Edge and Samsung have no icon that is free or small. */
const icons: readonly (readonly [name: RegExp, svg: string])[] = [
  [/chrome os|chromium os|^chrom/, chrome],
  [/firefox/, firefox],
  [/duckduckgo/, duckduckgo],
  [/brave/, brave],
  [/vivaldi/, vivaldi],
  [/^opera/, opera],
  [/safari/, safari],
  [/^android/, android],
  [/harmony/, harmony],
  [/ubuntu/, ubuntu],
  [/^(ios|ipados|iphone|ipad|mac|os x|apple)/, apple],
  [/linux/, linux],
];

/** @param name of a browser or a system, as services tell it; undefined where there is no icon for it */
export function clientIconPath(name: string): string | undefined {
  const svg = icons.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1];
  return svg === undefined ? undefined : / d="([^"]+)"/.exec(svg)?.[1];
}
