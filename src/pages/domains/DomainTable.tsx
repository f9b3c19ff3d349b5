/** Domain table: the domains with their redirects and actions. */
import { Menu, UnstyledButton } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import type { Domain } from '#contract/resources/domains.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { splitAddress, toShownAddress } from '#ui/safety/safe-url.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './DomainTable.module.css';

interface DomainTableProps {
  domains: readonly Domain[];
  /** Another page is loading. */
  stale: boolean;
  onAction: OnAction;
}

type OnAction = (kind: 'edit' | 'delete', domain: Domain) => void;

export function DomainTable({ domains, stale, onAction }: DomainTableProps) {
  const columns: readonly Column<Domain>[] = [
    { header: 'Domain', width: 31, render: (domain) => <Name domain={domain} onAction={onAction} /> },
    { header: 'Root redirect', width: 29, render: ({ redirectroot }) => <Redirect address={redirectroot} /> },
    { header: 'Not-found redirect', width: 28, render: ({ redirect404 }) => <Redirect address={redirect404} /> },
    { header: 'Actions', width: 12, align: 'end', render: (domain) => <DomainMenu domain={domain} onAction={onAction} /> },
  ];
  return (
    <DataTable
      label="Domains"
      columns={columns}
      rows={domains}
      rowKey={(domain) => domain.id}
      card={(domain) => <DomainCard domain={domain} onAction={onAction} />}
      stale={stale}
    />
  );
}

function nameOf({ id, domain }: Domain): string {
  return toShownAddress(domain).slice(0, 300) || `Domain ${id}`;
}

interface DomainProps {
  domain: Domain;
  onAction: OnAction;
}

function Name({ domain, onAction }: DomainProps) {
  return (
    <UnstyledButton className={classes.name ?? ''} title={nameOf(domain)} onClick={() => onAction('edit', domain)} data-opens>
      <bdi dir="ltr">{nameOf(domain)}</bdi>
    </UnstyledButton>
  );
}

function Redirect({ address }: { address: string }) {
  if (address === '') return <span className={classes.none}>Nowhere</span>;
  return <ExternalLink address={address} fit="line" scheme={false} />;
}

function DomainMenu({ domain, onAction }: DomainProps) {
  return (
    <ActionsMenu name={splitAddress(nameOf(domain)).host}>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => onAction('edit', domain)}>
        Change redirects…
      </Menu.Item>
      <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => onAction('delete', domain)}>
        Delete domain…
      </Menu.Item>
    </ActionsMenu>
  );
}

function DomainCard({ domain, onAction }: DomainProps) {
  return (
    <>
      <div className={classes.top}>
        <Name domain={domain} onAction={onAction} />
        <DomainMenu domain={domain} onAction={onAction} />
      </div>
      <dl className={classes.facts}>
        <dt>Root</dt>
        <dd>
          <Redirect address={domain.redirectroot} />
        </dd>
        <dt>Not found</dt>
        <dd>
          <Redirect address={domain.redirect404} />
        </dd>
      </dl>
    </>
  );
}
