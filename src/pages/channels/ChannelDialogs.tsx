/** The dialog for what somebody wants to do with a channel: make, change, fill or delete it. */
import type { Channel } from '#contract/resources/channels.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { DeleteChannel } from './DeleteChannel.tsx';

export type ChannelAct =
  | { kind: 'create' }
  /** `present`: the links that are known to be in it already. */
  | { kind: 'assign'; channel: Pick<Channel, 'id' | 'name'>; present?: ReadonlySet<number> }
  | { kind: 'edit'; channel: Channel }
  | { kind: 'delete'; channel: Pick<Channel, 'id' | 'name'> };

interface ChannelDialogsProps {
  act: ChannelAct | undefined;
  onClose: () => void;
  /** After a channel was deleted, in place of `onClose`. */
  onDeleted?: () => void;
}

export function ChannelDialogs({ act, onClose, onDeleted = onClose }: ChannelDialogsProps) {
  switch (act?.kind) {
    case undefined:
      return null;
    case 'create':
      return <ChannelForm onClose={onClose} />;
    case 'edit':
      return <ChannelForm channel={act.channel} onClose={onClose} />;
    case 'assign':
      return <AddItemsDialog target={targetOf('channel', act.channel)} present={act.present ?? new Set()} onClose={onClose} />;
    case 'delete':
      return <DeleteChannel channel={act.channel} onClose={onClose} onDeleted={onDeleted} />;
  }
}
