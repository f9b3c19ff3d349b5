/** UTM fields: the tags that are written into the destination, and behind a button the rarer ones and other parameters. */
import { ActionIcon, Autocomplete, Button, Group, Tooltip, VisuallyHidden } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { tagTexts, type utmNames } from '#contract/new-link/utm-tags.ts';
import { useTagsOfChannel } from '#features/new-link/channel-tags.ts';
import { useNamingRules } from '#features/new-link/naming/use-naming-rules.ts';
import { readUtmSuggestions } from '#features/new-link/utm-suggestions.ts';
import { useFieldError, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useCachedRecords } from '#queries/records/use-record.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { TagConflicts } from './TagConflicts.tsx';
import classes from './UtmFields.module.css';

const first = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const rarer = ['utm_term', 'utm_content'] as const;

export function UtmFields() {
  const t = useTranslations('linksNew.utm');
  const { accountId } = useEngine();
  const { control } = useWizard().form;
  const [suggestions] = useState(() => readUtmSuggestions(accountId));
  const rules = useNamingRules();
  // A rule with a list leaves no other value.
  const suggested = (name: (typeof utmNames)[number]) =>
    rules?.parameters?.[name]?.allowed ?? suggestions[name] ?? [];
  const [utm, parameters] = useWatch({ control, name: ['utm', 'parameters'] });
  const [asked, setAsked] = useState(false);
  const isOpen = asked || parameters.length > 0 || rarer.some((name) => utm[name] !== '');
  return (
    <div role="group" aria-label={t('title')} className={classes.group}>
      <Group justify="space-between" gap="xs">
        <p className={classes.title} aria-hidden>
          {t('title')}
        </p>
        <ChannelTags />
      </Group>
      <div className={classes.fields}>
        {first.map((name) => (
          <UtmField key={name} name={name} suggestions={suggested(name)} />
        ))}
      </div>
      <TagConflicts />
      {isOpen ? (
        <>
          <div className={classes.fields}>
            {rarer.map((name) => (
              <UtmField key={name} name={name} suggestions={suggested(name)} />
            ))}
          </div>
          <QueryParameterRows />
        </>
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          className={classes.more}
          onClick={() => setAsked(true)}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Where source and medium come from, while they are those of the channel. */
function ChannelTags() {
  const t = useTranslations('linksNew.utm');
  const { form } = useWizard();
  const [channel, utm] = useWatch({ control: form.control, name: ['channel', 'utm'] });
  const [record] = useCachedRecords(channelsQuery, channel === null ? [] : [channel]);
  const tags = useTagsOfChannel()(channel);
  if (tags === undefined) return null;
  if (utm.utm_source !== tags.utm_source || utm.utm_medium !== tags.utm_medium) return null;
  return (
    <span className={classes.source}>
      {t('asBefore', { channel: record?.name?.slice(0, 60) ?? '' })}
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => form.setValue('utm', { ...utm, utm_source: '', utm_medium: '' })}
      >
        {t('clear')}
      </Button>
    </span>
  );
}

interface UtmFieldProps {
  name: (typeof utmNames)[number];
  suggestions: readonly string[];
}

function UtmField({ name, suggestions }: UtmFieldProps) {
  const t = useTranslations('linksNew.utm');
  const { control } = useWizard().form;
  const { field } = useController({ control, name: `utm.${name}` });
  const [isOpen, setOpen] = useState(false);
  /** Any text may stay: Enter closes the list, and creates no link yet. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !isOpen) return;
    const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    if (list?.querySelector('[role="option"]') == null) return;
    event.preventDefault();
    // An option that the arrow keys have marked is taken.
    if (list.querySelector('[data-combobox-selected]') === null) setOpen(false);
  };
  return (
    <Autocomplete
      {...field}
      leftSection={t(`short.${tagTexts[name]}`)}
      leftSectionWidth={76}
      leftSectionPointerEvents="none"
      classNames={{ section: classes.name }}
      aria-label={t(`fields.${tagTexts[name]}`)}
      data={[...suggestions]}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDown={onKeyDown}
      error={useFieldError(`utm.${name}`)}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const labelKeys = { name: 'nameOf', value: 'valueOf' } as const;

/** What the service adds to the destination at each visit, a name and a value each. */
function QueryParameterRows() {
  const t = useTranslations('linksNew.parameters');
  const { form } = useWizard();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parameters' });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The row whose first control takes the focus next. */
  const [focus, setFocus] = useState<{ row: number; control: 'input' | 'button' }>();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) =>
    form.getValues(`parameters.${index}.name`).trim().slice(0, 60) ||
    t('numbered', { number: index + 1 });

  useEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.querySelector(`[data-row="${focus.row}"]`);
    (row?.querySelector<HTMLElement>(focus.control) ?? add.current)?.focus();
  }, [focus]);

  return (
    <>
      {fields.length === 0 ? null : (
        <ul ref={list} className={classes.rows} aria-label={t('others')}>
          {fields.map(({ id }, index) => (
            <li key={id} data-row={index} className={classes.row}>
              {(['name', 'value'] as const).map((half) => (
                <WizardTextField
                  key={half}
                  name={`parameters.${index}.${half}`}
                  label={t(labelKeys[half], { number: index + 1 })}
                  placeholder={t(half)}
                  quiet
                />
              ))}
              <Tooltip label={t('remove', { name: nameOf(index) })}>
                <ActionIcon
                  mt={4}
                  aria-label={t('remove', { name: nameOf(index) })}
                  onClick={() => {
                    setAnnouncement(t('removed', { name: nameOf(index) }));
                    remove(index);
                    // The row after it has its place then, else the one before it.
                    const isLast = index === fields.length - 1;
                    setFocus({ row: isLast ? index - 1 : index, control: 'button' });
                  }}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        className={classes.add}
        onClick={() => {
          append({ name: '', value: '' }, { shouldFocus: false });
          setFocus({ row: fields.length, control: 'input' });
          setAnnouncement('');
        }}
      >
        {t('add')}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
