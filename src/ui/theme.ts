/** Theme: fonts, colours, sizes and the default props of Mantine components. */
import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
} from '@mantine/core';
import { markFocused } from '#ui/dialogs/mark-focused.ts';
import { ButtonElement } from '#ui/inputs/ButtonElement.tsx';

/** Ten shades, from light to dark. */
const shades = (text: string) => colorsTuple(text.split(' '));

/** The accent. White text keeps 4.5 : 1 on shades 6 and 7; shade 4 is the accent as text on dark. */
const teal = shades(
  '#e8f5f4 #cdeae8 #9fd8d4 #6cc4bd #45b3ac #1f958f #107d78 #0b6c68 #095854 #07413e',
);

/** Only for harm. */
const red = shades(
  '#fdf1f0 #fadfdd #f4bcb8 #f0a29c #e97f78 #d64b44 #c23630 #a92a25 #8c1f1b #5f1512',
);

/** Only for waiting and warnings. */
const amber = shades(
  '#fdf6e7 #faeac6 #f3d591 #e9bb58 #dca22f #c2861a #96640f #7f540c #67440c #462f0a',
);

const gray = shades(
  '#f6f8f9 #eef1f3 #e2e7ea #d3dade #b5bfc6 #7f8c96 #586670 #3f4b55 #29333b #151c22',
);

/** From text (0) to the lowest background (9); 7 is the page, 6 is raised above it. */
const dark = shades(
  '#d9e0e5 #b6c1c9 #94a1ab #6f7d88 #37434d #28323a #1c242b #12181d #0d1216 #080b0e',
);

const sans =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif, 'Noto Color Emoji'";
const mono =
  "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace";

/** For everything that floats; in milliseconds. */
const quick = { transition: 'fade', duration: 120 } as const;

/**
 * The page under a dialog does not scroll, but its scrollbar stays: Mantine removes it by a variable that
 * all elements inherit, and the browser would style each of them again.
 */
const withScrollbar = { removeScrollBar: false };

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  black: '#151c22',
  colors: { teal, red, amber, gray, dark },
  fontFamily: sans,
  fontFamilyMonospace: mono,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.3' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
      h5: { fontSize: '0.75rem', lineHeight: '1.4' },
      h6: { fontSize: '0.75rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  // Only floating elements cast a shadow.
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 4px 16px rgb(9 18 24 / 14%), 0 1px 3px rgb(9 18 24 / 10%)',
    lg: '0 4px 16px rgb(9 18 24 / 14%), 0 1px 3px rgb(9 18 24 / 10%)',
    xl: '0 12px 40px rgb(9 18 24 / 22%), 0 2px 6px rgb(9 18 24 / 12%)',
  },
  // A parent page may choose a light accent, on which white text is unreadable.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isAccent = input.variant === 'filled' && (input.color ?? 'teal') === 'teal';
    return isAccent ? { ...colors, color: 'var(--deck-accent-text)' } : colors;
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    Alert: { defaultProps: { variant: 'light' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 } },
    Button: { defaultProps: { component: ButtonElement } },
    Combobox: { defaultProps: { transitionProps: quick, shadow: 'md' } },
    Drawer: {
      defaultProps: {
        removeScrollProps: withScrollbar,
        attributes: { header: { role: 'none' } },
        onFocusCapture: markFocused,
      },
    },
    HoverCard: { defaultProps: { transitionProps: quick, shadow: 'md' } },
    Loader: { defaultProps: { size: 'sm', type: 'oval' } },
    // The first item has the focus, as in other menus, and not an element in front of it that nobody sees.
    Menu: {
      defaultProps: { transitionProps: quick, shadow: 'md', withInitialFocusPlaceholder: false },
    },
    Modal: {
      defaultProps: {
        centered: true,
        shadow: 'xl',
        transitionProps: { transition: 'fade', duration: 140 },
        overlayProps: { backgroundOpacity: 0.5 },
        removeScrollProps: withScrollbar,
        // A header element would count as the banner of the page.
        attributes: { header: { role: 'none' } },
        onFocusCapture: markFocused,
      },
    },
    Popover: { defaultProps: { transitionProps: quick, shadow: 'md' } },
    PopoverDropdown: { defaultProps: { onFocusCapture: markFocused } },
    Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right' } },
    Tooltip: {
      defaultProps: { openDelay: 250, transitionProps: quick, multiline: true, maw: 480 },
    },
  },
});

/** The colours of both schemes by CSS variable. Style sheets use these names only. */
export const schemeVariables = {
  light: {
    '--mantine-color-body': '#f6f8f9',
    '--mantine-color-text': '#151c22',
    '--mantine-color-error': '#a92a25',
    '--mantine-color-placeholder': '#66737d',
    '--mantine-color-dimmed': '#586670',
    '--mantine-color-default-border': '#7f8c96',
    '--mantine-color-disabled-color': '#66737d',
    '--deck-raised': '#ffffff',
    '--deck-floating': '#ffffff',
    '--deck-sunken': '#eef1f3',
    '--deck-line': '#dde3e7',
    '--deck-control': '#7f8c96',
    '--deck-text-strong': '#0b1116',
    '--deck-text-dim': '#586670',
    '--deck-accent': '#0b6c68',
    '--deck-accent-text': '#ffffff',
    '--deck-accent-soft': '#e8f5f4',
    '--deck-bar': '#2b9c95',
    '--deck-grid': '#e6ebee',
    '--deck-focus': '#0b6c68',
    '--deck-waiting': '#7f540c',
  },
  dark: {
    '--mantine-color-body': '#12181d',
    '--mantine-color-text': '#d9e0e5',
    '--mantine-color-error': '#f0a29c',
    '--mantine-color-placeholder': '#8b98a2',
    '--mantine-color-dimmed': '#94a1ab',
    '--mantine-color-default': '#1c242b',
    '--mantine-color-default-border': '#6f7d88',
    // Lighter than a raised surface, so that a disabled button is still visible.
    '--mantine-color-disabled': '#28323a',
    '--mantine-color-disabled-color': '#8b98a2',
    // Tinted backgrounds: Mantine's own would be nearly black.
    '--mantine-color-teal-light': '#14302f',
    '--mantine-color-teal-light-hover': '#1a3d3b',
    '--mantine-color-red-light': '#331918',
    '--mantine-color-red-light-hover': '#42201e',
    '--mantine-color-amber-light': '#2f2612',
    '--mantine-color-amber-light-hover': '#3d3116',
    '--mantine-color-gray-light': '#28323a',
    '--mantine-color-gray-light-hover': '#333f48',
    '--deck-raised': '#1c242b',
    '--deck-floating': '#252f37',
    '--deck-sunken': '#0d1216',
    '--deck-line': '#2f3a43',
    '--deck-control': '#6f7d88',
    '--deck-text-strong': '#f3f6f8',
    '--deck-text-dim': '#94a1ab',
    '--deck-accent': '#6cc4bd',
    '--deck-accent-text': '#ffffff',
    '--deck-accent-soft': '#14302f',
    '--deck-bar': '#3aa7a0',
    '--deck-grid': '#2a343c',
    '--deck-focus': '#6cc4bd',
    '--deck-waiting': '#e9bb58',
  },
} as const;

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  ...schemeVariables,
});
