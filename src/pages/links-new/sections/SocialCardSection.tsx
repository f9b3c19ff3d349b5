/** Social card step: the title, text and picture that a post or a chat shows for the link. */

import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { SocialCardPreview } from '#pages/links-new/summary/SocialCardPreview.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

export function SocialCardSection() {
  const t = useTranslations('linksNew.socialCard');
  /** `shown`: the number of characters after which most networks cut the text. */
  const tooLong = (text: string, shown: number) => {
    const length = Array.from(text).length;
    return length <= shown ? undefined : t('tooLong', { length, shown });
  };
  const { metatitle = '', metadescription = '' } = useWizard().request.body;
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        {t('intro')}
      </Text>
      <WizardTextField name="metatitle" label={t('title')} description={tooLong(metatitle, 70)} />
      <WizardTextField
        name="metadescription"
        label={t('description')}
        description={tooLong(metadescription, 155)}
        kind="lines"
      />
      <WizardTextField
        name="metaimage"
        label={t('image')}
        description={t('imageHelp')}
        placeholder={t('imageExample')}
        kind="url"
      />
      {/* On wide screens the summary beside the step shows the card. */}
      <Stack gap="xs" maw={440} hiddenFrom="lg">
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          {t('preview')}
        </Text>
        <SocialCardPreview />
      </Stack>
    </Stack>
  );
}
