/**
 * Avatar as SVG: the picture of an account, its first letter on a colour that the letter chooses.
 */

/** @param letter one character */
export function avatarSvg(letter: string): string {
  const hue = ((letter.codePointAt(0) ?? 0) * 47) % 360;
  const shown = letter.replace(/[&<>"']|\p{C}/gu, '?');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 38%)"/><text x="48" y="64" font-family="sans-serif" font-size="46" text-anchor="middle" fill="#fff">${shown}</text></svg>\n`;
}
