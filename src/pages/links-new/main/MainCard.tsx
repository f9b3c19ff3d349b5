/** Main card: what nearly every link needs, from the destination to the address on which visitors land. */
import { useTranslations } from 'use-intl';
import { fixedValues } from '#features/new-link/naming/form-naming.ts';
import { NamingNotes } from '#features/new-link/naming/NamingNotes.tsx';
import { setValues } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { DestinationField } from './DestinationField.tsx';
import { FinalUrl } from './FinalUrl.tsx';
import classes from './MainCard.module.css';
import { RecordFields } from './RecordFields.tsx';
import { ShortLinkField } from './ShortLinkField.tsx';
import { UtmFields } from './UtmFields.tsx';

export function MainCard() {
  const t = useTranslations('linksNew');
  return (
    <section id="section-destination" className={classes.card} aria-label={t('destination.card')}>
      <DestinationField />
      <ShortLinkField />
      <RecordFields />
      <UtmFields />
      <NamingWarnings />
      <FinalUrl />
    </section>
  );
}

/** What naming rules advise; what they refuse is at its field. */
function NamingWarnings() {
  const { form, request } = useWizard();
  return (
    <NamingNotes
      problems={request.naming.filter(({ level }) => level === 'warn')}
      onFix={(problem, choice) => setValues(form, fixedValues(form.getValues(), problem, choice))}
    />
  );
}
