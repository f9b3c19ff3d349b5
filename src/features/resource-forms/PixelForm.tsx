/** Pixel form: adds a pixel with its type, name and the tag from the network. */
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/api.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { useLabels } from '#features/settings/labels.ts';
import { useCreatePixel } from '#queries/resources/pixels.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';

interface PixelFormProps {
  onClose: () => void;
  /** After a pixel was added; the reply of some services has no id. */
  onAdded?: (reply: OutputOf<'pixels.create'>) => void;
}

export function PixelForm({ onClose, onAdded }: PixelFormProps) {
  const labels = useLabels();
  const t = useTranslations('forms.pixel');
  const notes = Object.fromEntries(pixelTypes.map((type) => [type, t(`types.${type}`)]));
  const create = useCreatePixel();
  return (
    <FormDialog
      title={t('add')}
      schema={newPixel}
      fields={{
        type: { placeholder: t('choose'), labels, notes },
        name: { description: t('name') },
        tag: { description: t('tag') },
      }}
      submitLabel={t('add')}
      failure={t('notAdded')}
      onSubmit={async (pixel) => {
        const reply = await create.mutateAsync(pixel);
        onAdded?.(reply);
      }}
      onClose={onClose}
    />
  );
}
