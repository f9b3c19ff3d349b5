/** Alias input: the pattern of a plan's aliases as chips and text; chips are added and taken out by a list or by typing. */
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import classes from './PlanForm.module.css';
import {
  type PatternPart,
  type PatternToken,
  partsOf,
  patternTokens,
  withoutLastToken,
  withTokenToggled,
} from './patterns.ts';

interface AliasInputProps {
  value: string;
  onChange: (pattern: string) => void;
}

/** What is typed is the text after the last chip; Backspace before it takes the chip out. */
export function AliasInput({ value, onChange }: AliasInputProps) {
  const t = useTranslations('plan.form');
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const { parts, end } = partsOf(value);
  const before = value.slice(0, value.length - end.length);
  const textOf = (part: PatternPart) => ('token' in part ? t(`token.${part.token}`) : part.text);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Backspace' || selectionStart !== 0 || selectionEnd !== 0) return;
    event.preventDefault();
    onChange(withoutLastToken(value) + end);
  };
  return (
    <Combobox
      store={list}
      withinPortal={false}
      onOptionSubmit={(name) => {
        const token = patternTokens.find((each) => each === name);
        if (token !== undefined) onChange(withTokenToggled(value, token));
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          label={t('alias')}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => list.openDropdown()}
        >
          <Pill.Group dir="ltr" gap={4}>
            {parts.map((part, index) => (
              <span key={index} className={'token' in part ? classes.chip : classes.between}>
                {textOf(part)}
              </span>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={classes.end}
                aria-description={parts.map(textOf).join('')}
                value={end}
                onChange={(event) => onChange(before + event.currentTarget.value)}
                onKeyDown={onKeyDown}
                onFocus={() => list.openDropdown()}
                onBlur={() => list.closeDropdown()}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('tokens')}>
          {patternTokens.map((token) => (
            <TokenOption key={token} token={token} isUsed={value.includes(`{${token}}`)} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function TokenOption({ token, isUsed }: { token: PatternToken; isUsed: boolean }) {
  const t = useTranslations('plan.form.token');
  return (
    <Combobox.Option value={token} active={isUsed} className={classes.token}>
      <span>{t(token)}</span>
      {isUsed ? <Check size={14} aria-hidden /> : null}
    </Combobox.Option>
  );
}
