/** Targeting step: rules by device, country and language, and a tester for them. */
import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { forgottenPlatforms, type RuleListName } from '#contract/new-link/target-rules.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import { ruleLists } from '#features/new-link/targeting-rules.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import classes from './RuleList.module.css';
import { RuleRow } from './RuleRow.tsx';
import { TargetingTester } from './TargetingTester.tsx';
import { useRuleTexts } from './use-rule-texts.ts';
import { useRules } from './use-rules.ts';

export function TargetingSection() {
  const t = useTranslations('linksNew.targeting');
  const { geotarget, devicetarget, languagetarget } = useWizard().request.rules;
  const count = geotarget.length + devicetarget.length + languagetarget.length;
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        {t('intro')}
      </Text>
      {ruleLists.map((list) => (
        <RuleList key={list} list={list} />
      ))}
      <PlatformOffer />
      {count === 0 ? null : <TargetingTester />}
    </Stack>
  );
}

/** A rule for Android where only iPhones or iPads have one, and the other way round. */
function PlatformOffer() {
  const t = useTranslations('linksNew.checks');
  const { form, goTo } = useWizard();
  const rules = useWatch({ control: form.control, name: 'devicetarget' });
  const addRule = (device: string) => {
    form.setValue('devicetarget', [...rules, { device, link: '' }]);
    goTo('targeting', `devicetarget.${rules.length}.link`);
  };
  return (
    <CheckNotes>
      {forgottenPlatforms(rules).map((device) => (
        <CheckNote key={device} tone="warns">
          {t.rich('platform', {
            device,
            add: (text) => <CheckButton onClick={() => addRule(device)}>{text}</CheckButton>,
          })}
        </CheckNote>
      ))}
    </CheckNotes>
  );
}

/** The rules of one kind, each with a subject and a destination; added, removed and moved by buttons and keys. */
function RuleList({ list }: { list: RuleListName }) {
  const texts = useRuleTexts(list);
  const { rules, rows, addButton } = useRules(list);
  const { keys } = rules;
  return (
    <FieldGroup title={texts.title} description={keys.length === 0 ? undefined : texts.help}>
      {keys.length === 0 ? null : (
        <ol ref={rows} className={classes.rows} aria-label={texts.rules}>
          {keys.map((key, index) => (
            <RuleRow key={key} rules={rules} index={index} />
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={rules.add}
        className={classes.add}
      >
        {texts.add}
      </Button>
      {keys.length > 1 ? <p className={classes.hint}>{texts.order}</p> : null}
      <VisuallyHidden role="status">{rules.announcement}</VisuallyHidden>
    </FieldGroup>
  );
}
