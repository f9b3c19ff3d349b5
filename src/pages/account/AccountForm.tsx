/** Account form: changes the e-mail address, the password, or both. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import { accountChange } from '#contract/resources/account.ts';
import { useUpdateAccount } from '#queries/resources/account.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

export function AccountForm({ email }: { email: string | null }) {
  const update = useUpdateAccount();
  const [message, setMessage] = useState('');
  return (
    <Panel title="E-mail and password">
      <SchemaForm
        schema={accountChange}
        fields={{
          email: {
            label: 'New e-mail',
            description:
              email === null ? (
                'Empty: it stays.'
              ) : (
                <>
                  Now <bdi>{email.slice(0, 254)}</bdi>. Empty: it stays.
                </>
              ),
          },
          password: { description: 'At least 8 characters. Empty: the one you have stays.' },
        }}
        submitLabel="Save changes"
        act={{ thing: 'account', done: 'changed' }}
        emptyAfter
        onSubmit={async (change) => {
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
