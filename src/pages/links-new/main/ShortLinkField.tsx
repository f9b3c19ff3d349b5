/** Short link field: the domain and the alias of the new link in the form. */
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ShortLinkFields } from '#features/new-link/ShortLinkFields.tsx';
import { useFieldError, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

export function ShortLinkField() {
  const t = useTranslations('linksNew.destination');
  const { form, defaultDomain, request } = useWizard();
  const { custom = '' } = request.body;
  const { field } = useController({ control: form.control, name: 'domain' });
  return (
    <ShortLinkFields
      domain={{ ...field, error: useFieldError('domain') }}
      defaultDomain={defaultDomain}
      alias={<WizardTextField name="custom" label={t('alias')} placeholder={t('random')} quiet />}
      aliasText={custom}
      taken={request.isAliasUsed ? custom : ''}
      onAlias={(alias) => form.setValue('custom', alias)}
    />
  );
}
