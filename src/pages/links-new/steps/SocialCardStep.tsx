/** The card that a post or a chat shows for the link: its title, its text and its picture. */
import { Stack, Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { SocialCardPreview } from '#pages/links-new/summary/SocialCardPreview.tsx';
import { formatNumber } from '#ui/format/format.ts';
import classes from './SocialCardStep.module.css';

/** After so many characters most networks cut a title, and a description. */
const shownOf = { metatitle: 70, metadescription: 155 } as const;

export function SocialCardStep() {
  const { control } = useFormContext<WizardValues>();
  const [url, metatitle, metadescription, metaimage] = useWatch({
    control,
    name: ['url', 'metatitle', 'metadescription', 'metaimage'],
  });
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        What networks and chats show when somebody shares the link. Left empty, the service shows what it knows of the
        destination.
      </Text>
      <WizardTextField name="metatitle" label="Card title" description={lengthNote(metatitle, shownOf.metatitle)} />
      <WizardTextField
        name="metadescription"
        label="Card description"
        description={lengthNote(metadescription, shownOf.metadescription)}
        kind="lines"
      />
      <WizardTextField
        name="metaimage"
        label="Card image"
        description="The address of a jpg or png picture, best 1200 by 630 pixels"
        placeholder="https://example.com/picture.jpg"
        kind="address"
      />
      <div className={classes['preview']}>
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          As it will look
        </Text>
        <SocialCardPreview values={{ url, metatitle, metadescription, metaimage }} />
      </div>
    </Stack>
  );
}

function lengthNote(text: string, shown: number): string {
  const length = Array.from(text.trim()).length;
  if (length <= shown) return `Most networks show about ${shown} characters`;
  return `${formatNumber(length)} characters, of which most networks show about ${shown}`;
}
