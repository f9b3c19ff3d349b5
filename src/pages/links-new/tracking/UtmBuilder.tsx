/** UTM builder: the parameters of web analytics by name, with earlier values as suggestions; fills in the query parameters. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import classes from './UtmBuilder.module.css';
import { utmFields, utmValue, withUtm } from './utm.ts';
import { readUtmSuggestions } from './utm-suggestions.ts';

export function UtmBuilder() {
  const { control, setValue } = useWizard().form;
  const parameters = useWatch({ control, name: 'parameters' });
  const { accountId } = useEngine();
  const [suggestions] = useState(() => readUtmSuggestions(accountId));
  return (
    <div className={classes['fields']} role="group" aria-label="Campaign parameters">
      {utmFields.map(({ name, label, example }) => (
        <Autocomplete
          key={name}
          label={label}
          description={name}
          placeholder={example}
          data={[...(suggestions[name] ?? [])]}
          value={utmValue(parameters, name)}
          onChange={(value) => setValue('parameters', withUtm(parameters, name, value))}
          comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </div>
  );
}
