/** How many rows of a list screens ask for, so that whoever asks for the same page as another gets it from the cache. */

/** Links on a page. Hosts send 15 by default, and large pages time out on some. */
export const linksOnPage = 25;

/** Channels on a page: whole rows of cards in two, three and four columns. */
export const channelsOnPage = 24;
