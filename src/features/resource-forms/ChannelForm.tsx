/** Channel form: creates or edits a channel (name, description, colour, star). */
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { Identified } from '#contract/reading/readable.ts';
import { type Channel, channelChange, newChannel } from '#contract/resources/channels.ts';
import { useCreateChannel, useUpdateChannel } from '#queries/resources/channels.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import { changesIn } from './changes-in.ts';
import { UnknownResultHint } from './UnknownResultHint.tsx';

interface ChannelFormProps {
  /** The channel to edit; without one, the form creates one. */
  record?: Identified<Channel>;
  /** The name that a new one begins with. */
  name?: string | undefined;
  onClose: () => void;
  /** After a channel was created. */
  onCreated?: (channel: Pick<Channel, 'id'>) => void;
}

/** Distinct from each other and from both backgrounds, also for users with a colour vision deficiency. */
const swatches = [
  '#0b6c68',
  '#2f6fb5',
  '#6d4fc2',
  '#b23a7f',
  '#c0392b',
  '#c77514',
  '#8a8d1f',
  '#3f8f3a',
  '#5b6770',
  '#8a5a3c',
];

function useFields() {
  const t = useTranslations('forms.channel');
  return {
    description: { description: t('description') },
    color: { description: t('color'), placeholder: '#RRGGBB', swatches },
    starred: { description: t('starred') },
  };
}

/** Two forms, because the name is required only when creating: one that could not be read stays as it is. */
export function ChannelForm({ record: channel, name, onClose, onCreated }: ChannelFormProps) {
  return channel === undefined ? (
    <NewForm name={name} onClose={onClose} onCreated={onCreated} />
  ) : (
    <ChangeForm channel={channel} onClose={onClose} />
  );
}

function NewForm({ name, onClose, onCreated }: Omit<ChannelFormProps, 'record'>) {
  const t = useTranslations('forms.channel');
  const create = useCreateChannel();
  return (
    <FormDialog
      title={t('new')}
      schema={newChannel}
      {...(name ? { defaults: { name } } : {})}
      fields={useFields()}
      submitLabel={t('create')}
      failure={t('notCreated')}
      whenUnknown={<UnknownResultHint />}
      onSubmit={async (values) => {
        const made = await create.mutateAsync(values);
        onCreated?.(made);
      }}
      onClose={onClose}
    />
  );
}

function ChangeForm({ channel, onClose }: { channel: Identified<Channel>; onClose: () => void }) {
  const t = useTranslations('forms.channel');
  const save = useTranslations('forms');
  const update = useUpdateChannel();
  const { name, description, color, starred } = channel;
  // A colour that nobody can draw is left as it is until another one is chosen.
  const before = {
    name,
    description,
    color: color === null ? null : (toSafeColor(color) ?? ''),
    starred,
  };
  const send = async (values: z.output<typeof channelChange>) => {
    const changes = changesIn(before, values);
    if (Object.keys(changes).length > 0) await update.mutateAsync({ id: channel.id, ...changes });
  };
  return (
    <FormDialog
      title={t('edit')}
      schema={channelChange}
      defaults={before}
      fields={useFields()}
      submitLabel={save('save')}
      failure={t('notChanged')}
      whenUnknown={<UnknownResultHint />}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
