/** Record kinds: the records that a link refers to by id, each with its list, for `RecordPicker`. */
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { splashQuery } from '#queries/resources/splash.ts';

export const recordKinds = {
  channel: { kind: 'channel', list: channelsQuery },
  campaign: { kind: 'campaign', list: campaignsQuery },
  splashPage: { kind: 'splashPage', list: splashQuery },
  overlay: { kind: 'overlay', list: overlaysQuery },
} as const;

/** What a picker picks by its name. */
export type RecordKind = keyof typeof recordKinds;
