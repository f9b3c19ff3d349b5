/** All branded domains, a page at a time, and the dialogs that add, change and delete one. */
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
import { DeleteDomain } from './DeleteDomain.tsx';
import { AddDomain, ChangeRedirects } from './DomainForms.tsx';
import { DomainTable } from './DomainTable.tsx';

/** Rows on a page. */
const pageSize = 25;

type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; domain: Domain };

/** Costs one request. */
export function DomainsPage() {
  const [page, showPage] = usePageParam();
  const query = useQuery(domainsQuery(useEngine(), { page, limit: pageSize }));
  const [act, setAct] = useState<Act>();
  const [said, setSaid] = useState('');
  const close = () => setAct(undefined);
  const add = () => setAct({ kind: 'add' });

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
      {said === '' ? null : (
        <Alert role="status" withCloseButton closeButtonLabel="Close" onClose={() => setSaid('')}>
          <span dir="auto">{said}</span>
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
            onEdit={(domain) => setAct({ kind: 'edit', domain })}
            onDelete={(domain) => setAct({ kind: 'delete', domain })}
          />
        )}
      </PaginatedList>
      {act?.kind === 'add' ? <AddDomain onClose={close} /> : null}
      {act?.kind === 'edit' ? <ChangeRedirects domain={act.domain} onClose={close} /> : null}
      {act?.kind === 'delete' ? (
        <DeleteDomain domain={act.domain} onDeleted={(message) => setSaid(message || 'The domain was deleted')} onClose={close} />
      ) : null}
    </Stack>
  );
}
