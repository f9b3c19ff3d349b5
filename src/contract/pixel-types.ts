/**
 * Pixel types: the thirteen that the interface document names, which needs no schema to be known.
 */

/** The thirteen types, neutral stand-ins for vendor names, in the documented order. */
export const pixelTypes = [
  'tagmanagerpixel',
  'analyticspixel',
  'socialnetwork1pixel',
  'searchadspixel',
  'professionalnetworkpixel',
  'microblogpixel',
  'retargetingpixel',
  'qapixel',
  'pinboard',
  'searchengine2',
  'messagingapp',
  'forum',
  'shortvideo',
] as const;
