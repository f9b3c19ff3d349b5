/** A form for what a schema describes: checks by it, says at the field what is wrong, and loses nothing that was typed. */
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { FormErrorAlert } from './FormErrorAlert.tsx';
import { type Act, type FormError, formError } from './form-error.ts';
import { type FormValues, meantValues, startingValues } from './form-values.ts';
import { type InputSettings, SchemaInput } from './SchemaInput.tsx';
import { schemaFields } from './schema-fields.ts';
import { schemaResolver } from './schema-resolver.ts';

export interface SchemaFormProps<Values extends FieldValues> {
  /** The body of a request. Its meta names the fields, its types choose their inputs. */
  schema: z.ZodObject & z.ZodType<Values, Values>;
  /** What stands in the fields at first. */
  defaults?: Partial<Values>;
  /** What the button does: "Create channel". */
  submitLabel: string;
  /** Sends what was meant; rejects where that failed. Called once at a time. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** With it there is a Cancel. */
  onCancel?: () => void;
  /** What the form says better than the schema. */
  fields?: Readonly<Partial<Record<keyof Values & string, InputSettings>>>;
  /** The first field takes the focus. */
  autoFocus?: boolean;
  /** Empties the form after each success, for the next. */
  emptyAfter?: boolean;
  /** What a failure says was not done: "The channel was not created". */
  act?: Act;
  /** What one can do when nobody knows whether it was done, given what was sent. */
  whenUnknown?: (sent: Values) => ReactNode;
  /** What stands between the fields and the button. */
  children?: ReactNode;
}

const anything: Act = { thing: 'change', done: 'made' };

export function SchemaForm<Values extends FieldValues>(props: SchemaFormProps<Values>) {
  const { schema, submitLabel, onSubmit, onCancel, autoFocus = false, emptyAfter = false, act = anything } = props;
  const fields = useMemo(() => schemaFields(schema), [schema]);
  const [start] = useState(() => startingValues(fields, { ...props.defaults }));
  const resolver = useMemo(() => schemaResolver(schema, (typed) => meantValues(fields, start, typed)), [schema, fields, start]);
  const form = useForm<FormValues, unknown, Values>({ resolver, defaultValues: start });
  const [failed, setFailed] = useState<{ problem: FormError; sent: Values }>();
  const busy = useRef(false);

  const send = async (values: Values) => {
    setFailed(undefined);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value); // as it was understood
    try {
      await onSubmit(values);
      if (emptyAfter) form.reset(start);
    } catch (error) {
      const problem = formError(
        error,
        fields.map(({ name }) => name),
        act,
      );
      for (const [index, { name, text }] of problem.atFields.entries()) {
        form.setError(name, { message: text }, { shouldFocus: index === 0 });
      }
      if (problem.text !== '') setFailed({ problem, sent: values });
    }
  };

  /** Enter works on while the button does not. */
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
              settings={props.fields?.[field.name] ?? {}}
              autoFocus={autoFocus && index === 0}
            />
          ))}
          {props.children}
          {failed === undefined ? null : (
            <FormErrorAlert problem={failed.problem}>
              {failed.problem.unknown ? props.whenUnknown?.(failed.sent) : null}
            </FormErrorAlert>
          )}
          <Group justify="flex-end">
            {onCancel === undefined ? null : (
              <Button variant="default" onClick={onCancel}>
                Cancel
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
