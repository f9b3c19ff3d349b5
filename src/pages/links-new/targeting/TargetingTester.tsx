/** Targeting tester: shows where a visitor would go and why, decided by the same function as in the service. */
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { countryCode } from '#contract/targeting/countries.ts';
import { destinationFor, type TargetingRules } from '#contract/targeting/targeting.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { type RuleListName, ruleChoices, ruleLabel, ruleTexts } from '#pages/links-new/form/targeting-rules.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { formatCountry } from '#ui/format/format.ts';
import { languageName } from '#ui/format/language-names.ts';
import { LazySelectInput } from '#ui/inputs/LazySelectInput.tsx';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './TargetingTester.module.css';
import { visitorDevices } from './visitor-devices.ts';

export function TargetingTester() {
  const { rules } = useWizard().request;
  const [country, setCountry] = useState<string | null>(null);
  const [label, setLabel] = useState(visitorDevices[0]?.label ?? '');
  const [language, setLanguage] = useState<string | null>(null);
  const device = visitorDevices.find((each) => each.label === label);
  const code = country === null ? null : (countryCode(country) ?? null);
  const { url, because } = destinationFor(rules, {
    country: code,
    devices: device?.fits ?? [],
    languages: language === null ? [] : [language],
  });

  return (
    <FieldGroup
      title="Try a visitor"
      description="Nothing is sent: this is worked out here, in the way in which the service does it."
    >
      <div className={classes['fields']}>
        <VisitorSelect list="geotarget" value={country} onChange={setCountry} />
        <SelectInput
          label="Device of the visitor"
          data={visitorDevices.map((each) => each.label)}
          value={label}
          onChange={(chosen) => setLabel(chosen ?? '')}
        />
        <VisitorSelect list="languagetarget" value={language} onChange={setLanguage} />
      </div>
      <Text size="sm" role="status" className={classes['result']}>
        A visitor{code === null ? '' : ` from ${formatCountry(code)}`} {device?.on ?? ''}
        {language === null ? '' : ` in ${languageName(language)}`}{' '}
        {url === '' ? (
          'goes to the destination, which is not filled in yet'
        ) : (
          <>
            goes to <bdi dir="ltr">{toShownAddress(url)}</bdi>
          </>
        )}
        , {reason(rules, because)}
      </Text>
    </FieldGroup>
  );
}

interface VisitorSelectProps {
  list: RuleListName;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The country or the language of the visitor; null where it is not known. */
function VisitorSelect({ list, value, onChange }: VisitorSelectProps) {
  const { one } = ruleTexts[list];
  return (
    <LazySelectInput
      label={`${one} of the visitor`}
      placeholder="Not known"
      data={ruleChoices(list)}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': `No ${one.toLowerCase()}`, 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={`No ${one.toLowerCase()} matches`}
    />
  );
}

type Because = ReturnType<typeof destinationFor>['because'];

function reason({ geotarget, devicetarget, languagetarget }: TargetingRules, because: Because): ReactNode {
  if (because.kind === 'default') {
    return geotarget.length + devicetarget.length + languagetarget.length === 0
      ? 'because there are no rules: everybody goes there.'
      : 'because no rule fits.';
  }
  const { kind, index } = because;
  const [subject, and] = {
    device: [devicetarget[index]?.device, 'devices are asked first.'],
    country: [ruleLabel('geotarget', geotarget[index]?.location ?? ''), 'no device rule does.'],
    language: [languageName(languagetarget[index]?.language ?? ''), 'no device or country rule does.'],
  }[kind];
  return (
    <>
      because {kind} rule {index + 1} (<bdi dir="auto">{subject}</bdi>) fits, and {and}
    </>
  );
}
