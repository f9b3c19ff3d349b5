/** Naming form: which UTM tags a link needs, their values and letters, and what else a new link must have. */
import { Checkbox, TagsInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { tagTexts, utmNames } from '#contract/new-link/utm-tags.ts';
import classes from './NamingForm.module.css';
import {
  hasLowerAliases,
  tagRule,
  withLowerAliases,
  withPresence,
  withTagRule,
} from './naming-form.ts';

interface NamingFormProps {
  rules: NamingRules;
  /** Left out where the rules can only be read. */
  onChange?: (rules: NamingRules) => void;
}

const maxValues = 500;
const maxValue = 200;

export function NamingForm({ rules, onChange }: NamingFormProps) {
  const t = useTranslations('account.naming');
  const disabled = onChange === undefined;
  const records = ['channel', 'campaign'] as const;
  return (
    <div className={classes.form}>
      {utmNames.map((name) => (
        <TagRow key={name} name={name} rules={rules} onChange={onChange} />
      ))}
      <div className={classes.others}>
        <Checkbox
          label={t('lowerAlias')}
          checked={hasLowerAliases(rules)}
          disabled={disabled}
          onChange={(event) => onChange?.(withLowerAliases(rules, event.currentTarget.checked))}
        />
        {records.map((record) => (
          <Checkbox
            key={record}
            label={t(`needs.${record}`)}
            checked={rules[record] === 'required'}
            disabled={disabled}
            onChange={(event) =>
              onChange?.(withPresence(rules, record, event.currentTarget.checked))
            }
          />
        ))}
      </div>
    </div>
  );
}

interface TagRowProps {
  name: (typeof utmNames)[number];
  rules: NamingRules;
  onChange: ((rules: NamingRules) => void) | undefined;
}

function TagRow({ name, rules, onChange }: TagRowProps) {
  const t = useTranslations();
  const { required, allowed, lower } = tagRule(rules, name);
  const disabled = onChange === undefined;
  const change = (part: Parameters<typeof withTagRule>[2]) =>
    onChange?.(withTagRule(rules, name, part));
  const label = t(`linksNew.utm.fields.${tagTexts[name]}`);
  return (
    <div role="group" aria-label={label} className={classes.row}>
      <TagsInput
        label={label}
        placeholder={allowed.length === 0 ? t('account.naming.any') : ''}
        value={[...allowed]}
        disabled={disabled}
        maxTags={maxValues}
        maxLength={maxValue}
        acceptValueOnBlur
        splitChars={[',', ';', '\n']}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(values) => change({ allowed: values })}
      />
      <Checkbox
        label={t('account.naming.required')}
        checked={required}
        disabled={disabled}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('account.naming.lower')}
        checked={lower}
        disabled={disabled}
        onChange={(event) => change({ lower: event.currentTarget.checked })}
      />
    </div>
  );
}
