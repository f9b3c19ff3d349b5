/** Adding a domain, and changing where the one that is there redirects. */
import { Text } from '@mantine/core';
import type * as z from 'zod';
import { type Domain, domainChange, newDomain } from '#contract/resources/domains.ts';
import { useCreateDomain, useUpdateDomain } from '#queries/resources/domains.ts';
import { FormDialog } from '#ui/dialogs/FormDialog.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
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

export function AddDomain({ onClose }: { onClose: () => void }) {
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

export function ChangeRedirects({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const update = useUpdateDomain();
  const send = async (change: z.output<typeof domainChange>) => {
    const { redirectroot = '', redirect404 = '' } = change;
    // Nothing to tell the service where nothing was changed.
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
