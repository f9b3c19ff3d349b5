/** Account form: changes the e-mail address, the password, or both. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod';
import { accountChange } from '#contract/resources/account.ts';
import { useUpdateAccount } from '#queries/resources/account.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

const { email, password } = accountChange.shape;

/** The change with the new e-mail twice, because a slip would lock its owner out. */
const checkedChange = z
  .object({ email, again: z.string().trim().optional(), password })
  .refine((change) => accountChange.safeParse(change).success, {
    message: 'Enter an e-mail address, a password, or both',
    path: ['email'],
  })
  .refine((change) => change.email === undefined || change.again === change.email, {
    message: 'The two e-mail addresses differ',
    path: ['again'],
  });

export function AccountForm({ email: present }: { email: string | null }) {
  const update = useUpdateAccount();
  const [message, setMessage] = useState('');
  return (
    <Panel title="E-mail and password">
      <SchemaForm
        schema={checkedChange}
        fields={{
          email: {
            label: 'New e-mail',
            description:
              present === null ? (
                'Empty: it stays.'
              ) : (
                <>
                  Now <bdi>{present.slice(0, 254)}</bdi>. Empty: it stays.
                </>
              ),
          },
          again: { label: 'New e-mail again', description: 'Only where you change it.' },
          password: { description: 'At least 8 characters. Empty: the one you have stays.' },
        }}
        submitLabel="Save changes"
        failure="The account was not changed"
        emptyAfter
        onSubmit={async ({ again: _again, ...change }) => {
          setMessage('');
          setMessage((await update.mutateAsync(change)).message || 'The account was changed');
        }}
      >
        <Text role="status" size="sm" c="var(--deck-accent)" dir="auto">
          {message}
        </Text>
      </SchemaForm>
    </Panel>
  );
}
