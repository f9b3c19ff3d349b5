/** Domain table: the domains with their redirects and actions. */
import { Menu, UnstyledButton } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Domain } from '#contract/resources/domains.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './DomainTable.module.css';
import { domainName } from './domain-name.ts';

interface DomainTableProps {
  domains: readonly Domain[];
  /** Another page is loading. */
  stale: boolean;
  onAction: OnAction;
}

type OnAction = (kind: 'edit' | 'delete', domain: Identified<Domain>) => void;

export function DomainTable({ domains, stale, onAction }: DomainTableProps) {
  const t = useTranslations('domains');
  const columns: readonly Column<Domain>[] = [
    {
      header: t('table.domain'),
      width: 31,
      render: (domain) => <Name domain={domain} onAction={onAction} />,
    },
    {
      header: t('table.root'),
      width: 29,
      render: (domain) => <Redirect domain={domain} name="redirectroot" />,
    },
    {
      header: t('table.notFound'),
      width: 28,
      render: (domain) => <Redirect domain={domain} name="redirect404" />,
    },
    {
      header: t('table.actions'),
      width: 12,
      align: 'end',
      render: (domain) => <DomainMenu domain={domain} onAction={onAction} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={domains}
      rowKey={({ id }, index) => id ?? `row ${index}`}
      card={(domain) => <DomainCard domain={domain} onAction={onAction} />}
      stale={stale}
    />
  );
}

interface DomainProps {
  domain: Domain;
  onAction: OnAction;
}

function Name({ domain, onAction }: DomainProps) {
  const t = useTranslations('domains');
  const name = domainName(domain, t);
  if (!hasId(domain)) {
    return (
      <ReadValue of={domain} name="domain">
        {() => (
          <bdi dir="ltr" className={classes.name} title={name}>
            {name}
          </bdi>
        )}
      </ReadValue>
    );
  }
  return (
    <>
      <UnstyledButton
        className={classes.name}
        dir="ltr"
        title={name}
        onClick={() => onAction('edit', domain)}
        data-opens
      >
        {name}
      </UnstyledButton>
      <ReadValue of={domain} name="domain" />
    </>
  );
}

function Redirect({ domain, name }: { domain: Domain; name: 'redirectroot' | 'redirect404' }) {
  const t = useTranslations('domains.table');
  if (domain[name] === '') return <span className={classes.none}>{t('nowhere')}</span>;
  return (
    <ReadValue of={domain} name={name}>
      {(url) => <ExternalLink url={url} fit="line" scheme={false} />}
    </ReadValue>
  );
}

function DomainMenu({ domain, onAction }: DomainProps) {
  const t = useTranslations('domains');
  if (!hasId(domain)) return null;
  return (
    <ActionsMenu name={splitUrl(domainName(domain, t)).host}>
      <Menu.Item
        leftSection={<Pencil size={16} aria-hidden />}
        onClick={() => onAction('edit', domain)}
      >
        {t('change.menu')}
      </Menu.Item>
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => onAction('delete', domain)}
      >
        {t('delete.menu')}
      </Menu.Item>
    </ActionsMenu>
  );
}

function DomainCard({ domain, onAction }: DomainProps) {
  const t = useTranslations('domains.table');
  return (
    <>
      <div className={classes.top}>
        <Name domain={domain} onAction={onAction} />
        <DomainMenu domain={domain} onAction={onAction} />
      </div>
      <dl className={classes.facts}>
        <dt>{t('rootShort')}</dt>
        <dd>
          <Redirect domain={domain} name="redirectroot" />
        </dd>
        <dt>{t('notFoundShort')}</dt>
        <dd>
          <Redirect domain={domain} name="redirect404" />
        </dd>
      </dl>
    </>
  );
}
