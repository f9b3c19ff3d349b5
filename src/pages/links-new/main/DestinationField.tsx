/** Destination field: where the link leads, with what is worth a second look about it. */
import { useTranslations } from 'use-intl';
import { DestinationChecks } from '#features/new-link/checks/DestinationChecks.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

export function DestinationField() {
  const t = useTranslations('linksNew.destination');
  const { form, request } = useWizard();
  return (
    <div>
      <WizardTextField
        name="url"
        label={t('url')}
        placeholder={t('urlExample')}
        kind="url"
        size="md"
      />
      <DestinationChecks request={request} onUrl={(url) => form.setValue('url', url)} />
    </div>
  );
}
