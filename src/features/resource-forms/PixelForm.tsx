/** Adding a pixel: its type, the name that people know it by, and the tag that the network gave. */
import type { OutputOf } from '#contract/api.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useCreatePixel } from '#queries/resources/pixels.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { pixelNotes } from './pixel-type-descriptions.ts';

interface PixelFormProps {
  onClose: () => void;
  /** After a pixel was added, with its id where the service told it. */
  onAdded?: (reply: OutputOf<'pixels.create'>) => void;
}

export function PixelForm({ onClose, onAdded }: PixelFormProps) {
  const { labels } = useSettings();
  const create = useCreatePixel();
  return (
    <FormDialog
      title="Add pixel"
      schema={newPixel}
      fields={{
        type: { placeholder: 'Choose a network', labels, notes: pixelNotes },
        name: { description: 'How it is called in lists, such as “Shop, all visitors”' },
      }}
      submitLabel="Add pixel"
      act={{ thing: 'pixel', done: 'added' }}
      onSubmit={async (pixel) => {
        const reply = await create.mutateAsync(pixel);
        onAdded?.(reply);
      }}
      onClose={onClose}
    />
  );
}
