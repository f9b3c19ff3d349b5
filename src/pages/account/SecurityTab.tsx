/** Security tab: e-mail and password of the account, and the keys in this browser. */
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { accountChange } from '#contract/resources/account.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery, useUpdateAccount } from '#queries/resources/account.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';
import classes from './SecurityTab.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function SecurityTab() {
  const { changesAccount } = useSessionActions();
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="lg">
      {changesAccount ? <AccountForm email={account.data?.email ?? null} /> : null}
      <SecurityPanel />
    </Stack>
  );
}

const { email, password } = accountChange.shape;

/** The change with the new e-mail twice, because a slip would lock its owner out. */
function checkedChange(problems: { nothing: string; differ: string }) {
  const again = z.optional(z.string().check(z.trim()));
  return z.object({ email, again, password }).check(
    z.refine((change) => accountChange.safeParse(change).success, {
      error: problems.nothing,
      path: ['email'],
    }),
    z.refine((change) => change.email === undefined || change.again === change.email, {
      error: problems.differ,
      path: ['again'],
    }),
  );
}

/** Changes the e-mail address, the password, or both. */
function AccountForm({ email: present }: { email: string | null }) {
  const t = useTranslations('account.form');
  const update = useUpdateAccount();
  const [message, setMessage] = useState('');
  const [isOpen, setOpen] = useState(false);
  const schema = useMemo(() => checkedChange({ nothing: t('nothing'), differ: t('differ') }), [t]);
  return (
    <SettingsSection title={t('signIn')}>
      <SettingRow
        name={t('title')}
        note={<bdi>{present === null ? '–' : present.slice(0, 254)}</bdi>}
      >
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('change')}
        </Button>
      </SettingRow>
      {isOpen ? (
        <div className={classes.form}>
          <SchemaForm
            schema={schema}
            fields={{
              email: {
                label: t('email'),
                description:
                  present === null
                    ? t('keep')
                    : t.rich('keepEmail', {
                        email: present.slice(0, 254),
                        bdi: (text) => <bdi>{text}</bdi>,
                      }),
              },
              again: { label: t('again'), description: t('onlyChanged') },
              password: { description: t('password') },
            }}
            submitLabel={t('submit')}
            failure={t('failed')}
            emptyAfter
            onSubmit={async ({ again: _again, ...change }) => {
              setMessage('');
              setMessage((await update.mutateAsync(change)).message || t('changed'));
            }}
          >
            <Text role="status" size="sm" c="var(--deck-accent)" dir="auto">
              {message}
            </Text>
          </SchemaForm>
        </div>
      ) : null}
    </SettingsSection>
  );
}
