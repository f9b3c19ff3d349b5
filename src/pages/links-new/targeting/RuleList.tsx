/** Rule list: the rules of one kind, each with a subject and a destination; added, removed and moved by buttons and keys. */
import { Button, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { RuleListName } from '#contract/new-link/target-rules.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import classes from './RuleList.module.css';
import { RuleRow } from './RuleRow.tsx';
import { useRuleTexts } from './use-rule-texts.ts';
import { useRules } from './use-rules.ts';

export function RuleList({ list }: { list: RuleListName }) {
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
