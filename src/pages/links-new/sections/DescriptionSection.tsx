/** Description section: a note of the user, which visitors do not see. */
import { useTranslations } from 'use-intl';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';

export function DescriptionSection() {
  const t = useTranslations('linksNew.destination');
  return (
    <WizardTextField
      name="description"
      label={t('description')}
      description={t('descriptionHelp')}
      kind="lines"
    />
  );
}
