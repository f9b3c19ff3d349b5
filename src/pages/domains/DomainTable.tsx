/** Domain table: the domains with their redirects and actions. */
import { UnstyledButton } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Domain } from '#contract/resources/domains.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './DomainTable.module.css';
import { domainName } from './domain-name.ts';

interface DomainActions {
  onEdit: (domain: Identified<Domain>) => void;
  onDelete: (domain: Identified<Domain>) => void;
}

interface DomainTableProps extends DomainActions {
  domains: readonly Domain[];
  /** Another page is loading. */
  stale: boolean;
}

export function DomainTable({ domains, stale, ...actions }: DomainTableProps) {
  const t = useTranslations('domains');
  const columns: readonly Column<Domain>[] = [
    {
      header: t('table.domain'),
      width: 31,
      render: (domain) => <Name domain={domain} onEdit={actions.onEdit} />,
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
      hasQuietHeader: true,
      width: 12,
      align: 'end',
      render: (domain) => <DomainMenu domain={domain} {...actions} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={domains}
      rowKey={({ id }, index) => id ?? `row ${index}`}
      card={(domain) => <DomainCard domain={domain} {...actions} />}
      stale={stale}
    />
  );
}

interface DomainProps extends DomainActions {
  domain: Domain;
}

function Name({ domain, onEdit }: Pick<DomainProps, 'domain' | 'onEdit'>) {
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
        onClick={() => onEdit(domain)}
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

function DomainMenu({ domain, onEdit, onDelete }: DomainProps) {
  const t = useTranslations('domains');
  if (!hasId(domain)) return null;
  const edit = {
    id: 'edit',
    title: t('change.menu'),
    icon: Pencil,
    run: () => onEdit(domain),
  };
  const remove = {
    id: 'delete',
    title: t('delete.menu'),
    icon: Trash2,
    isDanger: true,
    run: () => onDelete(domain),
  };
  return (
    <ActionMenu name={splitUrl(domainName(domain, t)).host}>
      <ActionItems actions={[edit, remove]} />
    </ActionMenu>
  );
}

function DomainCard({ domain, ...actions }: DomainProps) {
  const t = useTranslations('domains.table');
  return (
    <>
      <div className={classes.top}>
        <Name domain={domain} onEdit={actions.onEdit} />
        <DomainMenu domain={domain} {...actions} />
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
