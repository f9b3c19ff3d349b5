/** The parameters of web analytics by name, with what was used before: another way to fill in the same rows. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import classes from './UtmBuilder.module.css';
import { utmFields, utmValue, withUtm } from './utm.ts';
import { rememberedUtm } from './utm-suggestions.ts';

export function UtmBuilder() {
  const { control, setValue } = useFormContext<WizardValues>();
  const parameters = useWatch({ control, name: 'parameters' });
  const { accountId } = useEngine();
  const [remembered] = useState(() => rememberedUtm(accountId));
  return (
    <div className={classes['fields']} role="group" aria-label="Campaign parameters">
      {utmFields.map(({ name, label, example }) => (
        <Autocomplete
          key={name}
          label={label}
          description={name}
          placeholder={example}
          data={[...(remembered[name] ?? [])]}
          value={utmValue(parameters, name)}
          onChange={(value) => setValue('parameters', withUtm(parameters, name, value), { shouldDirty: true })}
          comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </div>
  );
}
