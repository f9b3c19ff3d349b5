/** Social card step: the title, text and picture that a post or a chat shows for the link. */
import { Stack, Text } from '@mantine/core';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { SocialCardPreview } from '#pages/links-new/summary/SocialCardPreview.tsx';
import { formatNumber } from '#ui/format/format.ts';

export function SocialCardStep() {
  const { metatitle = '', metadescription = '' } = useWizard().request.body;
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        What networks and chats show when somebody shares the link. Left empty, the service shows what it knows of the
        destination.
      </Text>
      <WizardTextField name="metatitle" label="Card title" description={lengthHint(metatitle, 70)} />
      <WizardTextField
        name="metadescription"
        label="Card description"
        description={lengthHint(metadescription, 155)}
        kind="lines"
      />
      <WizardTextField
        name="metaimage"
        label="Card image"
        description="The address of a jpg or png picture, best 1200 by 630 pixels"
        placeholder="https://example.com/picture.jpg"
        kind="address"
      />
      {/* On wide screens the summary beside the step shows the card. */}
      <Stack gap="xs" maw={440} hiddenFrom="lg">
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          As it will look
        </Text>
        <SocialCardPreview />
      </Stack>
    </Stack>
  );
}

/** @param shown the number of characters after which most networks cut the text */
function lengthHint(text: string, shown: number): string {
  const length = Array.from(text).length;
  if (length <= shown) return `Most networks show about ${shown} characters`;
  return `${formatNumber(length)} characters, of which most networks show about ${shown}`;
}
