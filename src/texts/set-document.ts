/** Document language: what browsers and screen readers are told of the language of the page. */

/** @param direction undefined where a parent page decides */
export function setDocument(language: string, direction: 'ltr' | 'rtl' | undefined): void {
  document.documentElement.lang = language;
  if (direction !== undefined) document.documentElement.dir = direction;
}
