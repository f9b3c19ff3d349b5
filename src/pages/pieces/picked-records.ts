/** The records that a link names by their id, as pickers call them and where they are listed. */
import { campaignsQuery } from '#queries/campaigns.ts';
import { channelsQuery } from '#queries/channels.ts';
import { overlaysQuery } from '#queries/overlays.ts';
import { splashQuery } from '#queries/splash.ts';

const nameOf = ({ name }: { name: string }) => name;

export const pickedRecords = {
  channel: { label: 'Channel', one: 'Channel', things: 'channels', list: channelsQuery, nameOf },
  campaign: { label: 'Campaign', one: 'Campaign', things: 'campaigns', list: campaignsQuery, nameOf },
  splashPage: { label: 'Splash page', one: 'Splash page', things: 'splash pages', list: splashQuery, nameOf },
  overlay: { label: 'Overlay', one: 'Overlay', things: 'overlays', list: overlaysQuery, nameOf },
} as const;
