/** Schema input: the input for one field of a SchemaForm, chosen by the kind of the field. */
import { PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCheckText } from '#ui/format/use-check-text.ts';
import { ColorInput } from '#ui/inputs/ColorInput.tsx';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';
import { type FormValues, normalizeText } from './form-values.ts';
import type { SchemaField } from './schema-fields.ts';

/** Texts that override those of the schema. */
export interface InputSettings {
  label?: string;
  description?: ReactNode;
  placeholder?: string;
  /** Labels for the values of a choice. */
  labels?: Readonly<Record<string, string>>;
  /** Explanations for the values of a choice. */
  notes?: Readonly<Record<string, string>>;
  /** As `#RRGGBB`. */
  swatches?: readonly string[];
}

/** What a phone's keyboard is to offer. */
const inputModes: Partial<Record<SchemaField['kind'], 'url' | 'email'>> = {
  url: 'url',
  email: 'email',
};

/** The fields of all requests that a form is made of. */
const labelled = [
  ...(['color', 'description', 'domain', 'email', 'name', 'password', 'public'] as const),
  ...(['redirect404', 'redirectroot', 'slug', 'starred', 'tag', 'type'] as const),
];

interface SchemaInputProps {
  field: SchemaField;
  settings: InputSettings;
  autoFocus: boolean;
}

export function SchemaInput({ field, settings, autoFocus }: SchemaInputProps) {
  const t = useTranslations('ui.form');
  const checkText = useCheckText();
  const { formState } = useFormContext<FormValues>();
  const known = labelled.find((name) => name === field.name);
  const message: unknown = formState.errors[field.name]?.message;
  const shown = {
    label: settings.label ?? (known === undefined ? field.label : t(`labels.${known}`)),
    description: settings.description,
    placeholder: settings.placeholder,
    error:
      typeof message === 'string' && message !== '' ? (
        <span dir="auto">{checkText(message)}</span>
      ) : undefined,
    'aria-required': !field.optional,
    ...(autoFocus ? { autoFocus, 'data-autofocus': true } : {}),
  };
  if (field.kind === 'choice' || field.kind === 'color' || field.kind === 'yes') {
    return <ChosenInput field={field} settings={settings} shown={shown} />;
  }
  return <TypedInput field={field} shown={shown} />;
}

type Shown = Record<'label' | 'description' | 'error', ReactNode> & { 'aria-required': boolean };

/** Uncontrolled: React would write the value into the document as an attribute, passwords too. */
function TypedInput({ field: { name, kind }, shown }: { field: SchemaField; shown: Shown }) {
  const t = useTranslations('ui.form');
  const { register, getValues, setValue, formState } = useFormContext<FormValues>();
  const registered = register(name, {
    // Shows on blur how the input was understood.
    onBlur: () => {
      const typed = getValues(name);
      const normal = typeof typed === 'string' ? normalizeText(kind, typed) : typed;
      if (normal !== typed)
        setValue(name, normal, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
  });
  // An address keeps its order on a page that is read from right to left.
  const input = { ...shown, ...registered, autoComplete: 'off', dir: 'auto' };
  if (kind === 'password') {
    return (
      <PasswordInput
        {...input}
        autoComplete="new-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('showTyped') }}
      />
    );
  }
  if (kind === 'lines') return <Textarea {...input} autosize minRows={2} maxRows={8} />;
  const inputMode = inputModes[kind] ?? 'text';
  const plain = kind === 'line' ? {} : { autoCapitalize: 'none', autoCorrect: 'off' };
  return <TextInput {...input} {...plain} inputMode={inputMode} spellCheck={false} />;
}

interface ChosenInputProps {
  field: SchemaField;
  settings: InputSettings;
  shown: Shown;
}

function ChosenInput({ field: { name, kind, options }, settings, shown }: ChosenInputProps) {
  const { field } = useController<FormValues>({ name });
  const { value: chosen, ref, onChange, onBlur } = field;
  if (kind === 'yes') {
    const { 'aria-required': _, ...rest } = shown; // a switch always has a value
    return (
      <SwitchInput
        {...rest}
        ref={ref}
        name={name}
        checked={chosen === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
    );
  }
  const value = typeof chosen === 'string' ? chosen : '';
  if (kind === 'color') {
    return (
      <ColorInput
        {...shown}
        ref={ref}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        // An incomplete colour is kept, with its error.
        fixOnBlur={false}
        swatches={[...(settings.swatches ?? [])]}
      />
    );
  }
  return (
    <SelectInput
      {...shown}
      ref={ref}
      name={name}
      data={options.map((option) => ({
        value: option,
        label: settings.labels?.[option] ?? option,
      }))}
      value={value === '' ? null : value}
      onChange={onChange}
      onBlur={onBlur}
      renderOption={({ option }) => (
        <Option label={option.label} note={settings.notes?.[option.value]} />
      )}
    />
  );
}

function Option({ label, note }: { label: string; note: string | undefined }) {
  return (
    <Stack gap={0}>
      <span>{label}</span>
      {note === undefined ? null : (
        <Text size="xs" c="var(--deck-text-dim)">
          {note}
        </Text>
      )}
    </Stack>
  );
}
