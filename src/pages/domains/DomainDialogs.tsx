/** Domain dialogs: add a domain, change its redirects, delete it. */
import { Text } from '@mantine/core';
import type * as z from 'zod';
import type { Identified } from '#contract/reading/readable.ts';
import { type Domain, domainChange, newDomain } from '#contract/resources/domains.ts';
import { changesIn } from '#features/resource-forms/changes-in.ts';
import { useCreateDomain, useDeleteDomain, useUpdateDomain } from '#queries/resources/domains.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { splitAddress } from '#ui/safety/safe-url.ts';
import { DnsAdvice } from './DnsAdvice.tsx';
import { domainName } from './domain-name.ts';

const redirects = {
  redirectroot: {
    placeholder: 'https://www.example.com',
    description: 'Where visitors of the bare domain go. Empty: nowhere.',
  },
  redirect404: {
    placeholder: 'https://www.example.com/not-found',
    description: 'Where visitors of a link that does not exist go. Empty: nowhere.',
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

export function ChangeRedirectsDialog({ domain, onClose }: { domain: Identified<Domain>; onClose: () => void }) {
  const update = useUpdateDomain();
  const send = async (change: z.output<typeof domainChange>) => {
    const { redirectroot, redirect404 } = domain;
    // Saves a request where nothing was changed. An empty field that could not be read, or was empty, is left out.
    if (Object.keys(changesIn({ redirectroot, redirect404 }, change)).length === 0) return;
    await update.mutateAsync({ id: domain.id, ...change });
  };
  return (
    <FormDialog
      title="Change redirects"
      intro={
        <Text size="sm" mb="md" c="var(--deck-text-dim)">
          of <bdi dir="ltr">{domainName(domain)}</bdi>
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
  domain: Identified<Domain>;
  /** @param message the service's answer about the links of the domain; null where it could not be read */
  onDeleted: (message: string | null) => void;
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
        <b>{splitAddress(domainName(domain)).host.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone from this account, with its redirects. Short links under it stop working, also where they were handed out; what
      becomes of the links themselves is for the service to decide.
    </ConfirmDialog>
  );
}
