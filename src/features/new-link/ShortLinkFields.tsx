/** Short link fields: the domain and the alias of a new link, side by side as one control under one label. */
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { AliasSuggestions } from './checks/AliasSuggestions.tsx';
import classes from './ShortLinkFields.module.css';

interface ShortLinkFieldsProps {
  domain: ComponentProps<typeof DomainPicker>;
  /** What the service's short links have before their alias, or '' where no link has shown it yet. */
  defaultDomain: string;
  /** The text field of the alias. */
  alias: ReactNode;
  /** What is in it. */
  aliasText: string;
  /** The alias where another link has it, else ''. */
  taken: string;
  onAlias: (alias: string) => void;
}

/** Of a domain: more of them need more than their share of the width. */
const manyLetters = 24;

/** Tab leads from the domain to the alias, as both are read. */
export function ShortLinkFields({
  domain,
  defaultDomain,
  alias,
  aliasText,
  taken,
  onAlias,
}: ShortLinkFieldsProps) {
  const t = useTranslations('linksNew.destination');
  const isLong = domain.value === '' && defaultDomain.length > manyLetters;
  return (
    <div role="group" aria-label={t('shortLink')}>
      <p className={classes.label} aria-hidden>
        {t('shortLink')}
      </p>
      {/* As a URL is read, also in a page that is read from right to left. */}
      <div className={classes.row} data-long={isLong || undefined} dir="ltr">
        <div className={classes.domain}>
          <DomainPicker {...domain} quiet placeholder={defaultDomain} />
        </div>
        <div className={classes.alias}>{alias}</div>
      </div>
      <p role="status" className={classes.hint}>
        {hasCapital(aliasText) ? t('case') : ''}
      </p>
      <AliasSuggestions taken={taken} host={domain.value || defaultDomain} onUse={onAlias} />
    </div>
  );
}

/** Aliases distinguish letter case, which visitors who type one may not expect. */
function hasCapital(alias: string): boolean {
  return /\p{Lu}/u.test(alias);
}
