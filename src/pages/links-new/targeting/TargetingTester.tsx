/** Targeting tester: shows where a visitor would go and why, decided by the same function as in the service. */

import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RuleListName } from '#contract/new-link/target-rules.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import {
  visitorDeviceIds as devices,
  type VisitorDevice,
  visitorDevices,
} from '#contract/targeting/devices.ts';
import { destinationFor, type TargetingRules } from '#contract/targeting/targeting.ts';
import { ruleChoices, ruleLabel } from '#features/new-link/targeting-rules.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { languageName } from '#ui/format/language-names.ts';
import { SearchSelectInput, SelectInput } from '#ui/inputs/SelectInput.tsx';
import { displayUrl } from '#ui/safety/safe-url.ts';
import classes from './TargetingTester.module.css';

const deviceKeys = {
  iphone: 'devices.iphone',
  ipad: 'devices.ipad',
  androidPhone: 'devices.androidPhone',
  androidTablet: 'devices.androidTablet',
  windows: 'devices.windows',
  mac: 'devices.mac',
  linux: 'devices.linux',
  chromebook: 'devices.chromebook',
  harmony: 'devices.harmony',
  windowsPhone: 'devices.windowsPhone',
} as const satisfies Readonly<Record<VisitorDevice, string>>;

export function TargetingTester() {
  const t = useTranslations('linksNew.targeting.tester');
  const { rules } = useWizard().request;
  const [country, setCountry] = useState<string | null>(null);
  const [device, setDevice] = useState<VisitorDevice>('iphone');
  const [language, setLanguage] = useState<string | null>(null);
  const code = country === null ? null : (countryCode(country) ?? null);
  const { url, because } = destinationFor(rules, {
    country: code,
    devices: visitorDevices[device],
    languages: language === null ? [] : [language],
  });

  return (
    <FieldGroup title={t('title')}>
      <div className={classes.fields}>
        <VisitorSelect list="geotarget" value={country} onChange={setCountry} />
        <SelectInput
          label={t('device')}
          data={devices.map((value) => ({ value, label: t(deviceKeys[value]) }))}
          value={device}
          onChange={(chosen) => setDevice(devices.find((each) => each === chosen) ?? device)}
        />
        <VisitorSelect list="languagetarget" value={language} onChange={setLanguage} />
      </div>
      <Text size="sm" role="status" className={classes.result}>
        {url === ''
          ? t('goesNowhere')
          : t.rich('goes', {
              url: displayUrl(url),
              bdi: (inside) => <bdi dir="ltr">{inside}</bdi>,
            })}
        <br />
        <Reason rules={rules} because={because} />
      </Text>
    </FieldGroup>
  );
}

interface VisitorSelectProps {
  list: Exclude<RuleListName, 'devicetarget'>;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The country or the language of the visitor; null where it is not known. */
function VisitorSelect({ list, value, onChange }: VisitorSelectProps) {
  const t = useTranslations('linksNew.targeting.tester');
  const isCountry = list === 'geotarget';
  return (
    <SearchSelectInput
      forgetsText
      label={isCountry ? t('country') : t('language')}
      placeholder={t('unknown')}
      data={ruleChoices(list)}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{
        'aria-label': isCountry ? t('noCountry') : t('noLanguage'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      nothingFoundMessage={isCountry ? t('noCountryMatches') : t('noLanguageMatches')}
    />
  );
}

interface ReasonProps {
  rules: TargetingRules;
  because: ReturnType<typeof destinationFor>['because'];
}

function Reason({ rules: { geotarget, devicetarget, languagetarget }, because }: ReasonProps) {
  const t = useTranslations('linksNew.targeting.tester');
  if (because.kind === 'default') return t('noMatch');
  const { kind, index } = because;
  const [key, subject] = {
    device: ['deviceRule', devicetarget[index]?.device ?? ''] as const,
    country: ['countryRule', ruleLabel('geotarget', geotarget[index]?.location ?? '')] as const,
    language: ['languageRule', languageName(languagetarget[index]?.language ?? '')] as const,
  }[kind];
  return t.rich(key, {
    number: index + 1,
    subject,
    name: (inside) => <bdi dir="auto">{inside}</bdi>,
  });
}
