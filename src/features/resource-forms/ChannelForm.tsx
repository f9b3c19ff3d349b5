/** Channel form: creates or edits a channel (name, description, colour, star). */
import type * as z from 'zod';
import { type Channel, newChannel } from '#contract/resources/channels.ts';
import { useCreateChannel, useUpdateChannel } from '#queries/resources/channels.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import { UnknownResultHint } from './UnknownResultHint.tsx';

type ChannelValues = z.output<typeof newChannel>;

interface ChannelFormProps {
  /** The channel to edit; without one, the form creates one. */
  record?: Channel;
  onClose: () => void;
  /** After a channel was created. */
  onCreated?: (channel: Channel) => void;
}

/** Distinct from each other and from both backgrounds, also for users with a colour vision deficiency. */
const swatches = ['#0b6c68', '#2f6fb5', '#6d4fc2', '#b23a7f', '#c0392b', '#c77514', '#8a8d1f', '#3f8f3a', '#5b6770', '#8a5a3c'];

export function ChannelForm({ record: channel, onClose, onCreated }: ChannelFormProps) {
  const create = useCreateChannel();
  const update = useUpdateChannel();
  const before: ChannelValues = {
    name: channel?.name ?? '',
    description: channel?.description ?? '',
    // A colour that nobody can draw is left as it is until another one is chosen.
    color: toSafeColor(channel?.color ?? '') ?? '',
    starred: channel?.starred ?? false,
  };

  const send = async (values: ChannelValues) => {
    if (channel === undefined) {
      const made = await create.mutateAsync(values);
      onCreated?.(made);
    } else {
      const changes = changesIn(before, values);
      if (Object.keys(changes).length > 0) await update.mutateAsync({ id: channel.id, ...changes });
    }
  };

  return (
    <FormDialog
      title={channel === undefined ? 'New channel' : 'Edit channel'}
      schema={newChannel}
      defaults={before}
      fields={{
        description: { description: 'Optional. What this channel is for.' },
        color: { description: 'Optional. Pick one, or type it as #RRGGBB.', placeholder: '#RRGGBB', swatches },
        starred: { description: 'Marks the channels that matter most.' },
      }}
      submitLabel={channel === undefined ? 'Create channel' : 'Save changes'}
      act={{ thing: 'channel', done: channel === undefined ? 'created' : 'changed' }}
      whenUnknown={<UnknownResultHint things="channels" />}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

/** Only values that the user changed, so that changes of other users meanwhile stay. */
function changesIn(before: ChannelValues, after: ChannelValues): Partial<ChannelValues> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== undefined && value !== old.get(name)));
}
