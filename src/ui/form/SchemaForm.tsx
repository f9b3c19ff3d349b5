/** Schema form: builds a form from a Zod schema, validates with it, and shows errors at their fields. */
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { useErrorText } from '#ui/format/use-message.ts';
import { FormErrorAlert } from './FormErrorAlert.tsx';
import { type FormError, formError } from './form-error.ts';
import { type FormValues, initialValues, normalizeValues } from './form-values.ts';
import { useFailure } from './LateFailures.tsx';
import { type InputSettings, SchemaInput } from './SchemaInput.tsx';
import { type SchemaField, schemaFields } from './schema-fields.ts';

export interface SchemaFormProps<Values extends FieldValues> {
  /** A request body. Its meta holds the labels, its types choose the inputs. */
  schema: z.ZodMiniObject & z.ZodMiniType<Values, Values>;
  /** Null for a value of the record that could not be read: it is left out unless the user fills it in. */
  defaults?: { readonly [Name in keyof Values]?: Values[Name] | null };
  /** A verb: "Create channel". */
  submitLabel: string;
  /** Rejects where the request failed. Called once at a time. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Adds a Cancel button. */
  onCancel?: () => void;
  /** Overrides texts of the schema. */
  fields?: Readonly<Partial<Record<keyof Values & string, InputSettings>>>;
  /** On the first field. */
  autoFocus?: boolean;
  /** Empties the form after success. */
  emptyAfter?: boolean;
  /** The title of an error: "The channel was not created". */
  failure: string;
  /** Shown where it is unknown whether the request was carried out. */
  whenUnknown?: ReactNode;
  /** Between the fields and the buttons. */
  children?: ReactNode;
}

export function SchemaForm<Values extends FieldValues>(props: SchemaFormProps<Values>) {
  const {
    schema,
    submitLabel,
    onSubmit,
    onCancel,
    autoFocus = false,
    emptyAfter = false,
    failure,
  } = props;
  const t = useTranslations('ui.form');
  const errorText = useErrorText();
  const fields = useMemo(() => schemaFields(schema), [schema]);
  const [start] = useState(() => initialValues(fields, { ...props.defaults }));
  const resolver = useMemo<Resolver<FormValues, unknown, Values>>(() => {
    const validate = zodResolver<FormValues, unknown, Values>(schema);
    return (typed, context, options) =>
      validate(normalizeValues(fields, start, typed), context, options);
  }, [schema, fields, start]);
  const form = useForm<FormValues, unknown, Values>({ resolver, defaultValues: start });
  const [failed, setFailed] = useState<FormError>();
  const fail = useFailure((error) => {
    for (const [index, { name, text }] of error.atFields.entries()) {
      form.setError(name, { message: text }, { shouldFocus: index === 0 });
    }
    if (error.text !== '') setFailed(error);
  });
  const busy = useRef(false);
  /** The help at a field whose value could not be read. */
  const unread = ({ optional }: SchemaField): InputSettings => ({
    description: optional ? t('unreadStays') : t('unread'),
  });

  const send = async (values: Values) => {
    setFailed(undefined);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value); // shows how the input was normalized
    try {
      await onSubmit(values);
      if (emptyAfter) form.reset(start);
    } catch (thrown) {
      const error = formError(
        thrown,
        fields.map(({ name }) => name),
        { title: failure, errorText },
      );
      fail(error);
    }
  };

  /** Enter submits even while the button is disabled. */
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    await form.handleSubmit(send)(event);
    busy.current = false;
  };

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
        <Stack gap="md">
          {fields.map((field, index) => (
            <SchemaInput
              key={field.name}
              field={field}
              settings={{
                ...props.fields?.[field.name],
                ...(props.defaults?.[field.name] === null ? unread(field) : {}),
              }}
              autoFocus={autoFocus && index === 0}
            />
          ))}
          {props.defaults === undefined ? null : (
            <ClearedFieldsHint fields={fields} initial={start} />
          )}
          {props.children}
          {failed === undefined ? null : (
            <FormErrorAlert error={failed}>
              {failed.unknown ? props.whenUnknown : null}
            </FormErrorAlert>
          )}
          <Group justify="flex-end">
            {onCancel === undefined ? null : (
              <Button variant="default" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
            <Button type="submit" loading={form.formState.isSubmitting}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** @param initial the values that the form was opened with */
function ClearedFieldsHint({
  fields,
  initial,
}: {
  fields: readonly SchemaField[];
  initial: FormValues;
}) {
  const t = useTranslations('ui.form');
  const values = useWatch<FormValues>();
  const emptied = fields.some(({ name, optional }) => {
    const before = initial[name];
    const now = values[name];
    return (
      optional &&
      typeof before === 'string' &&
      before !== '' &&
      typeof now === 'string' &&
      now.trim() === ''
    );
  });
  return (
    <div role="status">
      {emptied ? (
        <Text size="sm" c="var(--deck-text-dim)">
          {t('emptied')}
        </Text>
      ) : null}
    </div>
  );
}
