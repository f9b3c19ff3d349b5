/** Which channels each link of the account is in, as far as the service was asked. */

/** A channel of the account. */
export interface ChannelMember {
  readonly id: number;
  readonly name: string;
  /** As the service has it; null for none. */
  readonly color: string | null;
}

export interface ChannelMembers {
  /** All channels as far as they were read, each with whether its members are known. */
  channels(): readonly (ChannelMember & { readonly isRead: boolean })[];
  /**
   * Ids of the channels that a link is in, as far as they were read; none for a link in no channel.
   */
  channelsOf(linkId: number): readonly number[];
  /**
   * Channels whose members were read as a whole, or which the service fails at, of all channels. `all`
   * null while the list of channels is not read.
   */
  progress(): { read: number; all: number | null };
  /** Grows with each change. */
  version(): number;
}

/** No channel read: where the service was not asked yet. */
export const noChannelMembers: ChannelMembers = {
  channels: () => [],
  channelsOf: () => [],
  progress: () => ({ read: 0, all: null }),
  version: () => 0,
};
