/** Rules hook: the rules of one kind, what adds, removes and moves them, and where the focus goes after that. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { RuleListName } from '#contract/new-link/target-rules.ts';
import { ruleLabel } from '#features/new-link/targeting-rules.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';

const emptyRules = {
  geotarget: { location: '', link: '' },
  devicetarget: { device: '', link: '' },
  languagetarget: { language: '', link: '' },
} as const;

export type RuleControl = 'subject' | 'up' | 'down' | 'remove';

/** Where the focus goes after the rows are rendered. */
type Focus = { row: number; control: RuleControl } | 'add';

export interface Rules {
  readonly list: RuleListName;
  readonly keys: readonly string[];
  /** The country, device or language of each rule. */
  readonly subjects: readonly string[];
  readonly nameOf: (index: number) => string;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** @param control which of the rule takes the focus at its new place */
  readonly move: (from: number, to: number, control: Exclude<RuleControl, 'remove'>) => void;
  /** What was done last, in words. */
  readonly announcement: string;
}

/** The rules, and the elements among which the focus moves. */
interface RulesInList {
  readonly rules: Rules;
  readonly rows: RefObject<HTMLOListElement | null>;
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

export function useRules(list: RuleListName): RulesInList {
  const t = useTranslations('linksNew.targeting.rule');
  const { form } = useWizard();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: list });
  const subjects = form.getValues(list).map((rule) => {
    if ('location' in rule) return rule.location;
    return 'device' in rule ? rule.device : rule.language;
  });
  const { rows, addButton, setFocus } = useRuleFocus();
  const [announcement, setAnnouncement] = useState('');
  /** Cut, because a duplicated link may bring any text along. */
  const nameOf = (index: number) =>
    ruleLabel(list, subjects[index] ?? '').slice(0, 80) || t('numbered', { number: index + 1 });

  const rules: Rules = {
    list,
    keys: fields.map(({ id }) => id),
    subjects,
    nameOf,
    add: () => {
      append(emptyRules[list], { shouldFocus: false });
      setFocus({ row: fields.length, control: 'subject' });
      setAnnouncement('');
    },
    remove: (index) => {
      setAnnouncement(t('removed', { name: nameOf(index) }));
      remove(index);
      const isLast = fields.length === 1;
      const row = Math.min(index, fields.length - 2);
      setFocus(isLast ? 'add' : { row, control: 'remove' });
    },
    move: (from, to, control) => {
      if (to < 0 || to >= fields.length) return;
      setAnnouncement(t('moved', { name: nameOf(from), place: to + 1, count: fields.length }));
      move(from, to);
      setFocus({ row: to, control });
    },
    announcement,
  };
  return { rules, rows, addButton };
}

function useRuleFocus() {
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<Focus>();
  useEffect(() => {
    if (focus === undefined) return undefined;
    // In the next frame, because a select that opens while it is mounted does not know the id of its list yet.
    const frame = requestAnimationFrame(() => {
      const control = focus === 'add' ? null : controlIn(rows.current?.children[focus.row], focus);
      (control?.querySelector('input') ?? control ?? addButton.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [focus]);
  return { rows, addButton, setFocus };
}

/** The button of a rule at the end of the list is disabled: then the other one takes the focus. */
function controlIn(
  row: Element | undefined,
  { control }: { control: RuleControl },
): HTMLElement | null {
  const wanted = row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? null;
  if (row === undefined || wanted?.matches(':disabled') !== true) return wanted;
  return row.querySelector<HTMLElement>('[data-control]:enabled:is(button)');
}
