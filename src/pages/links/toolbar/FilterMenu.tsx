/** Filter menu: what the link list is filtered by, and the values or bounds of the filter that is chosen. */
import { Button, NativeSelect, Tabs } from '@mantine/core';
import {
  AtSign,
  Calendar,
  Ellipsis,
  Globe,
  Layers,
  type LucideIcon,
  Megaphone,
  MousePointerClick,
  Tag,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkViewOf, noFilters } from '#features/link-list/list-state.ts';
import { type Grouping, groupings, useFacets, useLibraryState } from '#queries/library.ts';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './Filters.module.css';
import { CheckFilter, ClicksFilter, type FilterProps, MadeFilter } from './RangeFilters.tsx';
import { ValuesFilter } from './ValuesFilter.tsx';

type FilterField = Grouping | 'clicks' | 'made' | 'check';

const fields: readonly { name: FilterField; icon: LucideIcon }[] = [
  { name: 'channel', icon: Layers },
  { name: 'campaign', icon: Megaphone },
  { name: 'source', icon: Tag },
  { name: 'medium', icon: Tag },
  { name: 'clicks', icon: MousePointerClick },
  { name: 'made', icon: Calendar },
  { name: 'site', icon: Globe },
  { name: 'domain', icon: AtSign },
  { name: 'check', icon: Ellipsis },
];

interface FilterMenuProps extends FilterProps {
  onClose: () => void;
  /** The fields are one above the other. */
  narrow: boolean;
}

/** Each change filters at once. */
export function FilterMenu({ state, onChange, onClose, narrow }: FilterMenuProps) {
  const t = useTranslations('links.filters');
  const { phase, loaded: known } = useLibraryState();
  const [field, setField] = useState<FilterField>('channel');
  const menu = useRef<HTMLDivElement>(null);
  const choose = (name: string | null) =>
    setField(fields.find((each) => each.name === name)?.name ?? 'channel');
  // Not trapped: the fields are between the button and what comes after it.
  useEffect(() => {
    const first = menu.current?.querySelector<HTMLElement>('[aria-selected="true"], select');
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={menu} className={classes.menu}>
      {narrow ? (
        <>
          <NativeSelect
            label={t('by')}
            data={fields.map(({ name }) => ({ value: name, label: t(`fields.${name}`) }))}
            value={field}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <div className={classes.pane}>
            <FilterOf field={field} state={state} onChange={onChange} />
          </div>
        </>
      ) : (
        <Tabs
          orientation="vertical"
          value={field}
          onChange={choose}
          keepMounted={false}
          classNames={{
            root: classes.panes,
            tab: classes.field,
            tabLabel: classes.fieldLabel,
            panel: classes.pane,
          }}
        >
          <Tabs.List aria-label={t('by')}>
            {fields.map(({ name, icon: Icon }) => (
              <Tabs.Tab key={name} value={name} leftSection={<Icon size={16} aria-hidden />}>
                {t(`fields.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={field}>
            <FilterOf field={field} state={state} onChange={onChange} />
          </Tabs.Panel>
        </Tabs>
      )}
      {phase === 'whole' ? null : <p className={classes.note}>{t('loaded', { count: known })}</p>}
      <div className={classes.foot}>
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

function FilterOf({ field, state, onChange }: FilterProps & { field: FilterField }) {
  const facets = useFacets(linkViewOf(state, pageLocale().timeZone ?? ''));
  const by = groupings.find((each) => each === field);
  if (by !== undefined)
    return (
      <ValuesFilter
        key={by}
        by={by}
        facets={facets?.[by]}
        filters={state.values}
        onChange={(values) => onChange({ values })}
      />
    );
  switch (field) {
    case 'clicks':
      return <ClicksFilter state={state} onChange={onChange} />;
    case 'made':
      return <MadeFilter state={state} onChange={onChange} />;
    default:
      return <CheckFilter state={state} onChange={onChange} />;
  }
}
