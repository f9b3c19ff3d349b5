/** Domains screen: lists the branded domains, and opens the dialogs that add, change and delete one. */
import { Alert, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Domain } from '#contract/resources/domains.ts';
import { ListHeader } from '#features/records/ListHeader.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { usePageParam } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { domainsQuery } from '#queries/resources/domains.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { AddDomainDialog, ChangeRedirectsDialog, DeleteDomainDialog } from './DomainDialogs.tsx';
import { DomainTable } from './DomainTable.tsx';

const pageSize = 25;

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; domain: Domain };

/** Costs one request. */
export function DomainsPage() {
  const [page, showPage] = usePageParam();
  const query = useQuery(domainsQuery(useEngine(), { page, limit: pageSize }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState('');
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });

  return (
    <Stack gap="md">
      <ListHeader
        title="Domains"
        query={query}
        action={
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
            Add domain
          </Button>
        }
      />
      {message === '' ? null : (
        <Alert role="status" withCloseButton closeButtonLabel="Close" onClose={() => setMessage('')}>
          <span dir="auto">{message}</span>
        </Alert>
      )}
      <PaginatedList
        query={query}
        things="domains"
        page={page}
        onPage={showPage}
        skeleton={<ListSkeleton rows={pageSize} cardHeight={108} />}
        empty={
          <EmptyState title="Add your first domain" action={<Button onClick={add}>Add domain</Button>}>
            A domain of your own makes short links that people recognize, such as go.example.com/sale. There are no domains in
            this account yet.
          </EmptyState>
        }
      >
        {(domains, stale) => (
          <DomainTable
            domains={domains}
            stale={stale}
            onEdit={(domain) => setDialog({ kind: 'edit', domain })}
            onDelete={(domain) => setDialog({ kind: 'delete', domain })}
          />
        )}
      </PaginatedList>
      {dialog?.kind === 'add' ? <AddDomainDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <ChangeRedirectsDialog domain={dialog.domain} onClose={close} /> : null}
      {dialog?.kind === 'delete' ? (
        <DeleteDomainDialog
          domain={dialog.domain}
          onDeleted={(answer) => setMessage(answer || 'The domain was deleted')}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
