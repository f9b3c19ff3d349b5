/** Record kinds: labels and lists of the records that a link refers to by id, for `RecordPicker`. */
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { splashQuery } from '#queries/resources/splash.ts';

const nameOf = ({ name }: { name: string }) => name;

export const recordKinds = {
  channel: { label: 'Channel', one: 'Channel', things: 'channels', list: channelsQuery, nameOf },
  campaign: { label: 'Campaign', one: 'Campaign', things: 'campaigns', list: campaignsQuery, nameOf },
  splashPage: { label: 'Splash page', one: 'Splash page', things: 'splash pages', list: splashQuery, nameOf },
  overlay: { label: 'Overlay', one: 'Overlay', things: 'overlays', list: overlaysQuery, nameOf },
} as const;
