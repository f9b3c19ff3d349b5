/** A visitor to try the rules on: where they would go, and why, by the function that the service itself uses. */
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countryCode } from '#contract/targeting/countries.ts';
import { destinationFor } from '#contract/targeting/targeting.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { languageName } from '#pages/links-new/form/language-names.ts';
import { ruleChoices, ruleLabel, rulesOf } from '#pages/links-new/form/targeting-rules.ts';
import { emptyValues, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { formatCountry } from '#ui/format/format.ts';
import { LazySelectInput } from '#ui/inputs/LazySelectInput.tsx';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './TargetingTester.module.css';
import { visitorDevices } from './visitor-devices.ts';

export function TargetingTester() {
  const { control } = useFormContext<WizardValues>();
  const [url, geotarget, devicetarget, languagetarget] = useWatch({
    control,
    name: ['url', 'geotarget', 'devicetarget', 'languagetarget'],
  });
  const [country, setCountry] = useState<string | null>(null);
  const [device, setDevice] = useState(visitorDevices[0]?.label ?? '');
  const [language, setLanguage] = useState<string | null>(null);
  const on = visitorDevices.find(({ label }) => label === device);
  const code = country === null ? null : (countryCode(country) ?? null);

  const rules = rulesOf({ ...emptyValues(), url, geotarget, devicetarget, languagetarget });
  const { url: to, because } = destinationFor(rules, {
    country: code,
    devices: on?.fits ?? [],
    languages: language === null ? [] : [language],
  });
  const address = completeUrl(to);

  return (
    <FieldGroup
      title="Try a visitor"
      description="Nothing is sent: this is worked out here, in the way in which the service does it."
    >
      <div className={classes['fields']}>
        <LazySelectInput
          label="Country of the visitor"
          placeholder="Not known"
          data={ruleChoices('geotarget')}
          value={country}
          onChange={setCountry}
          clearable
          clearButtonProps={{ 'aria-label': 'No country', 'aria-hidden': false, tabIndex: 0 }}
          nothingFoundMessage="No country matches"
        />
        <SelectInput
          label="Device of the visitor"
          data={visitorDevices.map(({ label }) => label)}
          value={device}
          onChange={(label) => setDevice(label ?? '')}
        />
        <LazySelectInput
          label="Language of the visitor"
          placeholder="Not known"
          data={ruleChoices('languagetarget')}
          value={language}
          onChange={setLanguage}
          clearable
          clearButtonProps={{ 'aria-label': 'No language', 'aria-hidden': false, tabIndex: 0 }}
          nothingFoundMessage="No language matches"
        />
      </div>
      <Text size="sm" role="status" className={classes['result']}>
        A visitor{code === null ? '' : ` from ${formatCountry(code)}`} {on?.on ?? ''}
        {language === null ? '' : ` in ${languageName(language)}`}{' '}
        {address === '' ? (
          'goes to the destination, which is not filled in yet'
        ) : (
          <>
            goes to <bdi dir="ltr">{toShownAddress(address)}</bdi>
          </>
        )}
        , {reason()}
      </Text>
    </FieldGroup>
  );

  function reason(): ReactNode {
    switch (because.kind) {
      case 'device':
        return fitting('device', because.index, rules.devicetarget[because.index]?.device ?? '', 'devices are asked first.');
      case 'country':
        return fitting(
          'country',
          because.index,
          ruleLabel('geotarget', rules.geotarget[because.index]?.location ?? ''),
          'no device rule does.',
        );
      case 'language':
        return fitting(
          'language',
          because.index,
          languageName(rules.languagetarget[because.index]?.language ?? ''),
          'no device or country rule does.',
        );
      case 'default':
        return rules.devicetarget.length + rules.geotarget.length + rules.languagetarget.length === 0
          ? 'because there are no rules: everybody goes there.'
          : 'because no rule fits.';
    }
  }
}

function fitting(kind: string, index: number, who: string, and: string): ReactNode {
  return (
    <>
      because {kind} rule {index + 1} (<bdi dir="auto">{who}</bdi>) fits, and {and}
    </>
  );
}
