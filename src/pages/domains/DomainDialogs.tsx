/** Domain dialogs: add a domain, change its redirects, delete it. */
import { Code, Group, Stack, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { Identified } from '#contract/reading/readable.ts';
import { type Domain, domainChange, newDomain } from '#contract/resources/domains.ts';
import { changesIn } from '#features/resource-forms/changes-in.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useCreateDomain, useDeleteDomain, useUpdateDomain } from '#queries/resources/domains.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { dnsCheck } from './dns-check.ts';
import { domainName } from './domain-name.ts';

function useDomainFields() {
  const t = useTranslations('domains.fields');
  return {
    domain: { placeholder: 'https://go.example.com', description: t('domain') },
    redirectroot: { placeholder: 'https://www.example.com', description: t('root') },
    redirect404: { placeholder: 'https://www.example.com/not-found', description: t('notFound') },
  };
}

export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('domains.add');
  const create = useCreateDomain();
  return (
    <FormDialog
      title={t('title')}
      schema={newDomain}
      fields={useDomainFields()}
      submitLabel={t('submit')}
      failure={t('failed')}
      onSubmit={(domain) => create.mutateAsync(domain)}
      onClose={onClose}
    >
      <DnsAdvice />
    </FormDialog>
  );
}

export function ChangeRedirectsDialog({
  domain,
  onClose,
}: {
  domain: Identified<Domain>;
  onClose: () => void;
}) {
  const t = useTranslations('domains');
  const redirects = useDomainFields();
  const update = useUpdateDomain();
  const send = async (change: z.output<typeof domainChange>) => {
    const { redirectroot, redirect404 } = domain;
    // Saves a request where nothing was changed. An empty field that could not be read, or was empty, is left out.
    if (Object.keys(changesIn({ redirectroot, redirect404 }, change)).length === 0) return;
    await update.mutateAsync({ id: domain.id, ...change });
  };
  return (
    <FormDialog
      title={t('change.title')}
      intro={
        <Text size="sm" mb="md" c="var(--deck-text-dim)">
          {t.rich('change.of', {
            name: domainName(domain, t),
            bdi: (name) => <bdi dir="ltr">{name}</bdi>,
          })}
        </Text>
      }
      schema={domainChange}
      defaults={{ redirectroot: domain.redirectroot, redirect404: domain.redirect404 }}
      fields={redirects}
      submitLabel={t('change.submit')}
      failure={t('change.failed')}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

interface DeleteDomainDialogProps {
  domain: Identified<Domain>;
  /** @param message the service's answer about the links of the domain; null where it could not be read */
  onDeleted: (message: string | null) => void;
  onClose: () => void;
}

export function DeleteDomainDialog({ domain, onDeleted, onClose }: DeleteDomainDialogProps) {
  const t = useTranslations('domains');
  const remove = useDeleteDomain();
  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      failure={t('delete.failed')}
      onConfirm={async () => onDeleted((await remove.mutateAsync({ id: domain.id })).message)}
      onClose={onClose}
    >
      {t.rich('delete.text', {
        name: splitUrl(domainName(domain, t)).host.slice(0, 200),
        bdi: (name) => (
          <bdi dir="ltr">
            <b>{name}</b>
          </bdi>
        ),
      })}
    </ConfirmDialog>
  );
}

/** The record that a new domain needs, and a command that checks it. */
function DnsAdvice() {
  const t = useTranslations('domains.dns');
  const typed: unknown = useFormContext().watch('domain');
  const { target, record, command } = dnsCheck(
    typeof typed === 'string' ? typed : '',
    useEngine().serviceAddress,
  );
  return (
    <Stack gap="xs" role="group" aria-label={t('label')}>
      <Text size="sm">
        {t.rich('needs', { record, target, code: (inside) => <Code>{inside}</Code> })}
      </Text>
      <Text size="sm">{t('check')}</Text>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} miw={0} style={{ overflowX: 'auto' }} tabIndex={0}>
          {command}
        </Code>
        <CopyButton value={command} label={t('copy')} />
      </Group>
    </Stack>
  );
}
