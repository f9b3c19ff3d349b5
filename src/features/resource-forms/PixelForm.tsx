/** Pixel form: adds a pixel with its type, name and the tag from the network. */
import type { OutputOf } from '#contract/api.ts';
import type { pixelTypes } from '#contract/pixel-types.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useCreatePixel } from '#queries/resources/pixels.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';

const pixelTypeDescriptions: Readonly<Record<(typeof pixelTypes)[number], string>> = {
  tagmanagerpixel: 'Loads all the tags that you keep in a tag manager',
  analyticspixel: 'Counts visits in web analytics',
  socialnetwork1pixel: 'Measures ads on a social network',
  searchadspixel: 'Measures what people do after a search ad',
  professionalnetworkpixel: 'Measures ads on a network for professionals',
  microblogpixel: 'Measures ads on a microblog',
  retargetingpixel: 'Shows your ads again to those who followed the link',
  qapixel: 'Measures ads on a site of questions and answers',
  pinboard: 'Measures ads on a site of pinned pictures',
  searchengine2: 'Measures ads on a second search engine',
  messagingapp: 'Measures ads in a messaging app',
  forum: 'Measures ads in a forum',
  shortvideo: 'Measures ads in an app of short videos',
};

interface PixelFormProps {
  onClose: () => void;
  /** After a pixel was added; the reply of some services has no id. */
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
        type: { placeholder: 'Choose a network', labels, notes: pixelTypeDescriptions },
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
