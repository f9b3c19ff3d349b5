/** Domains screen: lists the branded domains, and opens the dialogs that add, change and delete one. */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPage } from '#features/records/ListPage.tsx';
import { domainsQuery } from '#queries/resources/domains.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { AddDomainDialog, ChangeRedirectsDialog, DeleteDomainDialog } from './DomainDialogs.tsx';
import { DomainTable } from './DomainTable.tsx';

/** Costs one request. */
export function DomainsPage() {
  const t = useTranslations('domains');
  const openDialog = useDialog();
  const [message, setMessage] = useState('');
  const onDeleted = (answer: string | null) => setMessage(answer || t('deleted'));
  return (
    <ListPage
      title={t('title')}
      list={domainsQuery}
      create={{
        label: t('add.title'),
        onClick: () => openDialog(AddDomainDialog, {}),
      }}
      notice={
        message === '' ? null : (
          <Alert
            role="status"
            withCloseButton
            closeButtonLabel={t('close')}
            onClose={() => setMessage('')}
          >
            <span dir="auto">{message}</span>
          </Alert>
        )
      }
      cardHeight={108}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(domains, stale) => (
        <DomainTable
          domains={domains}
          stale={stale}
          onEdit={(domain) => openDialog(ChangeRedirectsDialog, { domain })}
          onDelete={(domain) => openDialog(DeleteDomainDialog, { domain, onDeleted })}
        />
      )}
    />
  );
}
