/** Domain dialogs: add a domain, change its redirects, delete it. */
import { Text } from '@mantine/core';
import type * as z from 'zod';
import { type Domain, domainChange, newDomain } from '#contract/resources/domains.ts';
import { useCreateDomain, useDeleteDomain, useUpdateDomain } from '#queries/resources/domains.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { splitAddress, toShownAddress } from '#ui/safety/safe-url.ts';
import { DnsAdvice } from './DnsAdvice.tsx';

const redirects = {
  redirectroot: {
    placeholder: 'https://www.example.com',
    description: 'Where somebody goes who opens the bare domain. Empty: nowhere.',
  },
  redirect404: {
    placeholder: 'https://www.example.com/not-found',
    description: 'Where somebody goes who opens a link of it that does not exist. Empty: nowhere.',
  },
} as const;

export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateDomain();
  return (
    <FormDialog
      title="Add domain"
      schema={newDomain}
      fields={{ ...redirects, domain: { placeholder: 'https://go.example.com' } }}
      submitLabel="Add domain"
      act={{ thing: 'domain', done: 'added' }}
      onSubmit={(domain) => create.mutateAsync(domain)}
      onClose={onClose}
    >
      <DnsAdvice />
    </FormDialog>
  );
}

export function ChangeRedirectsDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const update = useUpdateDomain();
  const send = async (change: z.output<typeof domainChange>) => {
    const { redirectroot = '', redirect404 = '' } = change;
    // Saves a request where nothing was changed.
    if (redirectroot === domain.redirectroot && redirect404 === domain.redirect404) return;
    await update.mutateAsync({ id: domain.id, ...change });
  };
  return (
    <FormDialog
      title="Change redirects"
      intro={
        <Text size="sm" mb="md" c="var(--deck-text-dim)">
          of <bdi dir="ltr">{toShownAddress(domain.domain).slice(0, 300)}</bdi>
        </Text>
      }
      schema={domainChange}
      defaults={{ redirectroot: domain.redirectroot, redirect404: domain.redirect404 }}
      fields={redirects}
      submitLabel="Save redirects"
      act={{ thing: 'domain', done: 'changed' }}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

interface DeleteDomainDialogProps {
  domain: Domain;
  /** @param message the service's answer about the links of the domain */
  onDeleted: (message: string) => void;
  onClose: () => void;
}

export function DeleteDomainDialog({ domain, onDeleted, onClose }: DeleteDomainDialogProps) {
  const remove = useDeleteDomain();
  return (
    <ConfirmDialog
      title="Delete this domain?"
      confirmLabel="Delete domain"
      act={{ thing: 'domain', done: 'deleted' }}
      onConfirm={async () => onDeleted((await remove.mutateAsync({ id: domain.id })).message)}
      onClose={onClose}
    >
      <bdi dir="ltr">
        <b>{splitAddress(domain.domain).host.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone from this account, with its redirects. Short links under it stop working, also where they were handed out; what
      becomes of the links themselves is for the service to decide.
    </ConfirmDialog>
  );
}
