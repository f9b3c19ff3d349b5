/**
 * Brand of the service on public pages: its name, its logo and its accent, corrected to shades that
 * can be read.
 */
import { formatSpecialPath } from '#service/urls/special-paths.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { readableShade, textOn } from './contrast.ts';
import { type Html, html } from './html.ts';
import { grounds } from './page-style.ts';
import { oneLine } from './sanitize-text.ts';

/** A picture file as it is served. */
export interface LogoFile {
  /** Such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Changes with the content: part of its address, so that browsers may keep it. */
  readonly version: string;
}

/** What an operator sets; each may be left out. */
export interface BrandOptions {
  readonly name?: string;
  readonly logo?: LogoFile;
  /** `#RRGGBB`. */
  readonly color?: string;
}

export type Brand = ReturnType<typeof createBrand>;

export function createBrand({ name, logo, color }: BrandOptions = {}) {
  const shown = name === undefined ? '' : oneLine(name, 60);
  const src = logo && formatSpecialPath({ kind: 'logo', version: logo.version });
  // Beside its name a logo says nothing more; alone it is the service.
  const picture = (alt: string) => src && html`<img src="${src}" alt="${alt}">`;
  const text = shown === '' ? '' : html`<span dir="auto">${shown}</span>`;
  return {
    /** Plain text, or ''. */
    name: shown,
    /** CSS after the style of all pages. */
    style: color === undefined ? '' : accentStyle(color),
    /** More HTML for the head. */
    head: src && html`<link rel="icon" href="${src}">\n`,
    /**
     * Logo and name as HTML, or ''.
     *
     * @param alt what a logo without a name is called, as plain text
     */
    mark: (alt: string): Html => {
      const mark = html`${picture(shown === '' ? alt : '')}${text}`;
      return mark.text === '' ? mark : html`<header class="brand">${mark}</header>\n`;
    },
    /** The logo alone, beside other text. */
    icon: picture(''),
    /** The title of a document. */
    titled: (title: string): string => (shown === '' ? title : `${title} · ${shown}`),
    /** The logo as an answer, or undefined where there is none of this version. */
    logo: (version: string): VisitAnswer | undefined =>
      logo === undefined || version !== logo.version ? undefined : logoAnswer(logo),
  };
}

/** The accent of text in each scheme, and of buttons, which keep the colour itself. */
function shadesOf(color: string) {
  return {
    light: readableShade(color, grounds.light, '#000000'),
    dark: readableShade(color, grounds.dark, '#ffffff'),
    on: textOn(color),
  };
}

function accentStyle(color: string): string {
  const { light, dark, on } = shadesOf(color);
  return `:root{--accent:${light};--fill:${color};--on:${on}}
@media (prefers-color-scheme:dark){:root{--accent:${dark}}}
`;
}

/**
 * What an operator should know of a colour that is too pale for text, or undefined. Every colour
 * has another shade for dark.
 */
export function accentNotice(color: string): string | undefined {
  const { light } = shadesOf(color);
  if (light === color.toLowerCase()) return undefined;
  return `The brand colour ${color} is hard to read as text on light pages. Links and lines there are ${light}; buttons keep ${color}.`;
}

function logoAnswer({ type, bytes }: LogoFile): VisitAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      // A browser opens an SVG file as a page; this one only has to be seen.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    body: '',
    bytes,
  };
}
