/** Adding a pixel: its type, the name that people know it by, and the tag that the network gave. */
import { newPixel } from '#contract/pixels.ts';
import { useSettings } from '#pages/pieces/SettingsContext.tsx';
import { useCreatePixel } from '#queries/pixels.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { pixelNotes } from './pixel-notes.ts';

export function PixelForm({ onClose }: { onClose: () => void }) {
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
      onSubmit={(pixel) => create.mutateAsync(pixel)}
      onClose={onClose}
    />
  );
}
