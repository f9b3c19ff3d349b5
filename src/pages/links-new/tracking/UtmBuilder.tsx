/** UTM builder: the parameters of web analytics by name, with earlier values as suggestions. */

import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import classes from './UtmBuilder.module.css';
import { utmFields, utmIndex, withUtm } from './utm.ts';
import { readUtmSuggestions } from './utm-suggestions.ts';

export function UtmBuilder() {
  const t = useTranslations('linksNew.tracking.parameters');
  const { accountId } = useEngine();
  const [suggestions] = useState(() => readUtmSuggestions(accountId));
  return (
    <div className={classes['fields']} role="group" aria-label={t('utm')}>
      {utmFields.map((name) => (
        <UtmField key={name} name={name} suggestions={suggestions[name] ?? []} />
      ))}
    </div>
  );
}

interface UtmFieldProps {
  name: (typeof utmFields)[number];
  suggestions: readonly string[];
}

const keys = {
  utm_source: { label: 'utmFields.source', example: 'utmExamples.source' },
  utm_medium: { label: 'utmFields.medium', example: 'utmExamples.medium' },
  utm_campaign: { label: 'utmFields.campaign', example: 'utmExamples.campaign' },
  utm_term: { label: 'utmFields.term', example: 'utmExamples.term' },
  utm_content: { label: 'utmFields.content', example: 'utmExamples.content' },
} as const;

/** The one place of its parameter: the rows below leave it out. */
function UtmField({ name, suggestions }: UtmFieldProps) {
  const t = useTranslations('linksNew.tracking.parameters');
  const { control, setValue } = useWizard().form;
  const parameters = useWatch({ control, name: 'parameters' });
  const index = utmIndex(parameters, name);
  return (
    <Autocomplete
      label={t(keys[name].label)}
      description={name}
      placeholder={t(keys[name].example)}
      data={[...suggestions]}
      value={parameters[index]?.value ?? ''}
      error={useFieldError(`parameters.${index}.value`)}
      onChange={(value) => setValue('parameters', withUtm(parameters, name, value))}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
