/** What each type of pixel is for, for somebody who has to choose one. */
import type { pixelTypes } from '#contract/resources/pixels.ts';

export const pixelNotes: Readonly<Record<(typeof pixelTypes)[number], string>> = {
  tagmanagerpixel: 'Loads all the tags that you keep in a tag manager',
  analyticspixel: 'Counts visits in web analytics',
  socialnetwork1pixel: 'Measures ads on a social network',
  searchadspixel: 'Measures what people do after a search ad',
  professionalnetworkpixel: 'Measures ads on a network for professionals',
  microblogpixel: 'Measures ads on a microblog',
  retargetingpixel: 'Shows your ads again to those who followed the link',
  qapixel: 'Measures ads on a site of questions and answers',
  pinboard: 'Measures ads on a site of pinned pictures',
  searchengine2: 'Measures ads on a second search engine',
  messagingapp: 'Measures ads in a messaging app',
  forum: 'Measures ads in a forum',
  shortvideo: 'Measures ads in an app of short videos',
};
