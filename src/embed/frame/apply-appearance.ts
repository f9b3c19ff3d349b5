/** What the page around wishes, as surroundings of the dashboard and as properties of the document. */
import type { HostOptions } from '#app/boot/host-options.ts';
import { type ResolvedAppearance, resolveAppearance } from '#embed/frame/appearance/resolve-appearance.ts';
import type { Wishes } from '#embed/frame/connection/parent-page.ts';
import { cssVariablesResolver } from '#ui/theme.ts';

/** The size of text that the theme is drawn for, in pixels. */
const usualSize = 14;

/** The surroundings, and which wishes were not followed, each with the reason. */
export function readWishes({ appearance, locale, features }: Wishes): {
  surroundings: Omit<HostOptions, 'signIn'>;
  look: ResolvedAppearance;
  refused: readonly string[];
} {
  const look = resolveAppearance(appearance);
  const language = locale.language !== undefined && isKnown({ locale: locale.language }) ? locale.language : '';
  const timeZone = locale.timeZone !== undefined && isKnown({ timeZone: locale.timeZone }) ? locale.timeZone : '';
  const refused = [...look.refused];
  if (language !== (locale.language ?? '')) refused.push('language: a language tag, such as de-CH');
  if (timeZone !== (locale.timeZone ?? '')) refused.push('timeZone: a time zone, such as Europe/Zurich');
  return {
    look,
    refused,
    surroundings: {
      navigation: features.navigation ?? false,
      bar: features.bar ?? false,
      scheme: look.scheme,
      variables: (theme) => {
        const own = cssVariablesResolver(theme);
        return {
          variables: { ...own.variables, ...look.variables },
          light: { ...own.light, ...look.light },
          dark: { ...own.dark, ...look.dark },
        };
      },
      locale: language,
      timeZone,
      direction: locale.direction ?? directionOf(language),
      embedded: true,
    },
  };
}

/** Puts what belongs to the whole document where it belongs. */
export function dressDocument(
  root: HTMLElement,
  look: ResolvedAppearance,
  { direction }: Pick<HostOptions, 'direction'>,
  height: Wishes['height'],
): void {
  root.dir = direction;
  root.dataset['height'] = height;
  root.style.fontSize = look.fontSize === undefined ? '' : `${(look.fontSize / usualSize) * 100}%`;
  // The same on both sides: else the browser paints an opaque ground behind the frame.
  root.style.colorScheme = look.scheme === 'auto' ? '' : look.scheme;
}

/** Scripts that are written from right to left, by the languages that mostly use them. */
function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)\b/i.test(language) ? 'rtl' : 'ltr';
}

function isKnown({ locale, timeZone }: { locale?: string; timeZone?: string }): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone });
    return true;
  } catch {
    return false;
  }
}
