/** Which links have a card for link previews: one condition, for both ways in which links are read. */

/** SQL over columns of `link`: 1 where any part of a card was written, else 0. */
export const hasCard = "(coalesce(metatitle, '') <> '' or coalesce(metadescription, '') <> '' or coalesce(metaimage, '') <> '')";
