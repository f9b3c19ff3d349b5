/** Plain header: the header of a column without case, blanks and punctuation, so that spellings of one name are equal. */

/** In lower case, only letters and digits. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
