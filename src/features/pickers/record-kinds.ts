/** Record kinds: names and lists of the records that a link refers to by id, for `RecordPicker`. */
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { splashQuery } from '#queries/resources/splash.ts';

export const recordKinds = {
  channel: { one: 'Channel', things: 'channels', list: channelsQuery },
  campaign: { one: 'Campaign', things: 'campaigns', list: campaignsQuery },
  splashPage: { one: 'Splash page', things: 'splash pages', list: splashQuery },
  overlay: { one: 'Overlay', things: 'overlays', list: overlaysQuery },
} as const;
