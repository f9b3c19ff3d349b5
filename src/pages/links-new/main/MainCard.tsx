/** Main card: what nearly every link needs, from the destination to the address on which visitors land. */
import { useTranslations } from 'use-intl';
import { DestinationField } from './DestinationField.tsx';
import { FinalAddress } from './FinalAddress.tsx';
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
      <FinalAddress />
    </section>
  );
}
