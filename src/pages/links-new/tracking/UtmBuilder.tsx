/** UTM builder: the parameters of web analytics by name, with earlier values as suggestions. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import classes from './UtmBuilder.module.css';
import { utmFields, utmIndex, withUtm } from './utm.ts';
import { readUtmSuggestions } from './utm-suggestions.ts';

export function UtmBuilder() {
  const { accountId } = useEngine();
  const [suggestions] = useState(() => readUtmSuggestions(accountId));
  return (
    <div className={classes['fields']} role="group" aria-label="Campaign parameters">
      {utmFields.map((field) => (
        <UtmField key={field.name} {...field} suggestions={suggestions[field.name] ?? []} />
      ))}
    </div>
  );
}

interface UtmFieldProps {
  name: string;
  label: string;
  example: string;
  suggestions: readonly string[];
}

/** The one place of its parameter: the rows below leave it out. */
function UtmField({ name, label, example, suggestions }: UtmFieldProps) {
  const { control, setValue } = useWizard().form;
  const parameters = useWatch({ control, name: 'parameters' });
  const index = utmIndex(parameters, name);
  return (
    <Autocomplete
      label={label}
      description={name}
      placeholder={example}
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
