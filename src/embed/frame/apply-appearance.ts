/**
 * Frame options: turns the options of the parent page into host options of the dashboard and styles
 * of the document.
 */
import type { EmbedOptions } from '#app/boot/embed-options.ts';
import { cssVariablesResolver } from '#ui/theme.ts';
import type { FrameOptions } from './parent-page.ts';
import { type ResolvedAppearance, resolveAppearance } from './resolve-appearance.ts';

/** The font size of the theme, in pixels. */
const themeFontSize = 14;

/** Resolves the options; `refused` holds the reason for each that was not followed. */
export function resolveOptions({ appearance, locale, features }: FrameOptions) {
  const resolved = resolveAppearance(appearance);
  const language =
    locale.language !== undefined && isSupported({ locale: locale.language })
      ? locale.language
      : '';
  const timeZone =
    locale.timeZone !== undefined && isSupported({ timeZone: locale.timeZone })
      ? locale.timeZone
      : '';
  const refused = [...resolved.refused];
  if (language !== (locale.language ?? '')) refused.push('language: a language tag, such as de-CH');
  if (timeZone !== (locale.timeZone ?? ''))
    refused.push('timeZone: a time zone, such as Europe/Zurich');
  const hostOptions: Omit<EmbedOptions, 'signIn' | 'changesAccount' | 'leadsTo'> = {
    navigation: features.navigation ?? false,
    bar: features.bar ?? false,
    scheme: resolved.scheme,
    variables: (theme) => {
      const own = cssVariablesResolver(theme);
      return {
        variables: { ...own.variables, ...resolved.variables },
        light: { ...own.light, ...resolved.light },
        dark: { ...own.dark, ...resolved.dark },
      };
    },
    locale: language,
    timeZone,
    direction: locale.direction ?? null,
    embedded: true,
    readsLinks: false,
  };
  return { hostOptions, appearance: resolved, refused };
}

/** Sets what belongs to the whole document. */
export function applyAppearance(
  root: HTMLElement,
  { scheme, fontSize }: ResolvedAppearance,
  direction: EmbedOptions['direction'],
  height: FrameOptions['height'],
): void {
  if (direction !== null) root.dir = direction;
  root.dataset['height'] = height;
  root.style.fontSize = fontSize === undefined ? '' : `${(fontSize / themeFontSize) * 100}%`;
  // The same as on the parent page, or the browser paints an opaque background behind the frame.
  root.style.colorScheme = scheme === 'auto' ? '' : scheme;
}

function isSupported({ locale, timeZone }: { locale?: string; timeZone?: string }): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone });
    return true;
  } catch {
    return false;
  }
}
