/** Scaled row: how high a row of text is for readers whose browser writes text larger than usual. */

/** The size of the root's text that every height of the design is given for, in pixels. */
const usual = 16;

/** Asked once, as each row needs it: a size that is changed later holds from the next load on. */
let scale: number | undefined;

/**
 * The height of a row, in pixels. The line of a pixel below it does not grow with the text.
 *
 * @param height at the usual size of text, with its line
 */
export function scaledRow(height: number): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1;
  return (height - 1) * scale + 1;
}
