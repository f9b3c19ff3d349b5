/** Link table: short link, title, destination, clicks and date of each link, with its actions. */
import { useMediaQuery } from '@mantine/hooks';
import { Link as RouterLink } from 'react-router-dom';
import type { Link } from '#contract/resources/links.ts';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { RowAssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import classes from './LinkTable.module.css';

const figures: readonly Column<Link>[] = [
  { header: 'Clicks', width: 9, align: 'end', order: 'click', render: (link) => formatNumber(link.clicks) },
  { header: 'Created', width: 15, align: 'end', order: 'date', render: (link) => <TimeAgo moment={link.date} /> },
];

const wideColumns: readonly Column<Link>[] = [
  { header: 'Title', width: 22, render: (link) => <Title text={link.title} /> },
  { header: 'Destination', width: 22, render: (link) => <Destination address={link.longurl} /> },
  ...figures,
];

/** With the destination under the title. */
const narrowColumns: readonly Column<Link>[] = [
  { header: 'Title and destination', width: 30, render: (link) => <TitleCell link={link} /> },
  ...figures.map((column) => ({ ...column, width: column.order === 'date' ? 21 : 12 })),
];

interface LinkTableProps {
  rows: readonly Link[];
  order?: 'date' | 'click';
  onOrder?: (order: 'date' | 'click') => void;
  stale?: boolean;
  selection: LinkSelection;
}

export function LinkTable({ rows, order, onOrder, stale = false, selection }: LinkTableProps) {
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const columns: readonly Column<Link>[] = [
    { header: 'Short link', width: wide ? 32 : 37, render: (link) => <ShortCell link={link} selection={selection} /> },
    ...(wide ? wideColumns : narrowColumns),
  ];
  return (
    <DataTable
      label="Links"
      columns={columns}
      rows={rows}
      rowKey={(link) => link.id}
      card={(link) => <LinkCard link={link} selection={selection} />}
      stale={stale}
      selection={{
        isSelected: ({ id }) => selection.state.links.has(id),
        label: (link) => `Select ${linkItem(link).name}`,
        onSelect: (link, selected, through) => selection.select(rows, link, selected, through),
        onSelectAll: (selected) => selection.selectAll(rows, selected),
      }}
      {...(order === undefined ? {} : { order })}
      {...(onOrder === undefined ? {} : { onOrder: (name) => onOrder(name === 'click' ? 'click' : 'date') })}
    />
  );
}

interface RowProps {
  link: Link;
  selection: LinkSelection;
}

/** The short link with the actions of its row; makes the whole row draggable. */
function ShortCell({ link, selection }: RowProps) {
  const { ref } = useDragItems({ items: () => selection.itemsOf(link), around: '[data-row]' });
  return (
    <span ref={ref} className={classes.short}>
      <RouterLink to={paths.link.href(link.id)} className={classes.opens} data-opens>
        <ShortLink address={link.shorturl} />
      </RouterLink>
      <span className={classes.controls}>
        <CopyButton value={link.shorturl} label="Copy short link" />
        <RowAssignMenu item={linkItem(link)} />
      </span>
    </span>
  );
}

function Title({ text }: { text: string }) {
  if (text === '') return <span className={classes.none}>No title</span>;
  return (
    <bdi dir="auto" className={classes.title} title={text}>
      {text.slice(0, 300)}
    </bdi>
  );
}

function TitleCell({ link }: { link: Link }) {
  return (
    <>
      <div className={classes.line}>
        <Title text={link.title} />
      </div>
      <div className={`${classes.line} ${classes.under}`}>
        <Destination address={link.longurl} />
      </div>
    </>
  );
}

function Destination({ address }: { address: string }) {
  return (
    <span className={classes.destination}>
      <ExternalLink address={address} fit="line" scheme={false} />
    </span>
  );
}

function LinkCard({ link, selection }: RowProps) {
  return (
    <div className={classes.card}>
      <ShortCell link={link} selection={selection} />
      <div className={classes.line}>
        <Title text={link.title} />
      </div>
      <div className={classes.line}>
        <Destination address={link.longurl} />
      </div>
      <div className={classes.facts}>
        <span>{link.clicks === 1 ? '1 click' : `${formatNumber(link.clicks)} clicks`}</span>
        <TimeAgo moment={link.date} />
      </div>
    </div>
  );
}
