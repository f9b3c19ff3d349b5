/** Domains screen: lists the branded domains, and opens the dialogs that add, change and delete one. */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import type { Identified } from '#contract/reading/readable.ts';
import type { Domain } from '#contract/resources/domains.ts';
import { ListPage } from '#features/records/ListPage.tsx';
import { domainsQuery } from '#queries/resources/domains.ts';
import { AddDomainDialog, ChangeRedirectsDialog, DeleteDomainDialog } from './DomainDialogs.tsx';
import { DomainTable } from './DomainTable.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; domain: Identified<Domain> };

/** Costs one request. */
export function DomainsPage() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState('');
  const close = () => setDialog(undefined);
  return (
    <ListPage
      title="Domains"
      list={domainsQuery}
      create={{ label: 'Add domain', onClick: () => setDialog({ kind: 'add' }) }}
      notice={
        message === '' ? null : (
          <Alert role="status" withCloseButton closeButtonLabel="Close" onClose={() => setMessage('')}>
            <span dir="auto">{message}</span>
          </Alert>
        )
      }
      cardHeight={108}
      emptyTitle="Add your first domain"
      empty={
        <>
          A domain of your own makes short links that people recognize, such as go.example.com/sale. There are no domains in this
          account yet.
        </>
      }
      rows={(domains, stale) => (
        <DomainTable domains={domains} stale={stale} onAction={(kind, domain) => setDialog({ kind, domain })} />
      )}
    >
      {dialog?.kind === 'add' ? <AddDomainDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <ChangeRedirectsDialog domain={dialog.domain} onClose={close} /> : null}
      {dialog?.kind === 'delete' ? (
        <DeleteDomainDialog
          domain={dialog.domain}
          onDeleted={(answer) => setMessage(answer || 'The domain was deleted')}
          onClose={close}
        />
      ) : null}
    </ListPage>
  );
}
