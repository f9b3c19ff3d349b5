/** The quick form: checks by the contract, says at the field what is wrong, and loses nothing that was typed. */
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { useCreateLink } from '#queries/links.ts';
import { schemaResolver } from '#ui/form/schema-resolver.ts';
import { SchemaTextField } from '#ui/form/SchemaTextField.tsx';
import { writeListState } from './list-state.ts';
import { completeAddress, createProblem, type QuickLink, quickLink, tidyQuickLink } from './quick-link.ts';

const resolver = schemaResolver<QuickLink>(quickLink, tidyQuickLink);

interface QuickFormProps {
  url: string;
  onMade: (reply: { id: number; shorturl: string }, asked: QuickLink) => void;
  onClose: () => void;
}

export function QuickForm({ url, onMade, onClose }: QuickFormProps) {
  const form = useForm<QuickLink, unknown, QuickLink>({ resolver, defaultValues: { url, custom: '' } });
  const create = useCreateLink();

  const submit = form.handleSubmit(async (link) => {
    form.setValue('url', link.url); // as it was understood
    try {
      onMade(await create.mutateAsync(link), link);
    } catch (error) {
      const { field, text } = createProblem(error instanceof Error ? error : new Error(String(error)));
      if (field !== undefined) form.setError(field, { message: text }, { shouldFocus: true });
    }
  });

  const problem = create.error === null ? undefined : createProblem(create.error);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
      <Stack gap="md">
        <SchemaTextField
          form={form}
          schema={quickLink}
          name="url"
          placeholder="https://example.com/page"
          inputMode="url"
          autoCapitalize="none"
          autoFocus
          data-autofocus
          onBlurCapture={() => {
            const typed = form.getValues('url');
            if (completeAddress(typed) !== typed) form.setValue('url', completeAddress(typed));
          }}
        />
        <SchemaTextField
          form={form}
          schema={quickLink}
          name="custom"
          description="Optional. What stands behind the slash; left empty, the service makes one up."
          autoCapitalize="none"
        />
        {problem === undefined || problem.field !== undefined ? null : (
          <Alert color={problem.unknown ? 'amber' : 'red'} role="alert" title={problem.title}>
            <span dir="auto">{problem.text}</span>
            {problem.unknown ? (
              <Button
                component={Link}
                to={`${paths.links.href()}?${writeListState({
                  q: completeAddress(form.getValues('url')),
                  short: '',
                  order: 'date',
                  page: 1,
                }).toString()}`}
                onClick={onClose}
                size="xs"
                variant="default"
                mt="sm"
              >
                Look for it in Links
              </Button>
            ) : null}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
