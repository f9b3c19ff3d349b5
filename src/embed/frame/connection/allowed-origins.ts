/** Which pages may embed this document, as it was delivered: what tells the frame from the dashboard. */

/** Exact origins, or null where the document is the dashboard itself and no frame. */
export function embedOrigins(document: Document): readonly string[] | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="linkdeck-embed-origins"]');
  return meta === null ? null : meta.content.split(/\s+/).filter((origin) => origin !== '');
}
