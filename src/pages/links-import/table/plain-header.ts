/** Plain header: the header of a column without case, accents, blanks and punctuation, so that spellings of one name are equal. */

/** In lower case, only letters without marks, and digits. */
export function plainHeader(header: string): string {
  return (
    header
      .normalize('NFKD')
      .toLowerCase()
      // The Arabic letter that only makes words longer.
      .replace(/\u0640|[^\p{L}\p{N}]/gu, '')
  );
}
