/** Picture loading: decodes a picture of this page, so that it can be drawn. */

/**
 * @param url `data:` or `blob:`, so that nothing is requested
 * @throws Error where it is no picture that the browser knows
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
