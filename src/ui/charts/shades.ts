/** Shades: which of a few steps of colour a count has, by its order of magnitude. */

export const shadeCount = 5;

/**
 * The step of a count, 1 to `shadeCount`; 0 for none. By logarithm, because one country often has most of all clicks and
 * would leave the others pale.
 *
 * @param most the largest count of the map or table
 */
export function shadeOf(count: number | null, most: number): number {
  if (count === null || count <= 0) return 0;
  if (count >= most) return shadeCount;
  return Math.max(1, Math.ceil((Math.log(count + 1) / Math.log(most + 1)) * shadeCount));
}
