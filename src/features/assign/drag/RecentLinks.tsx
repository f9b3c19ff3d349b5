/** Recent links: a panel beside a page whose links are dragged onto channels and campaigns, or assigned by their button. */
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { GripVertical, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { type AssignTarget, linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { ExpiryMark, ExpiryMarks } from '#features/link-facts/ExpiryMark.tsx';
import { RowsSkeleton } from '#features/records/ListSkeleton.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linksQuery } from '#queries/resources/links.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { useHasMouse } from '#ui/layout/use-has-mouse.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './RecentLinks.module.css';
import { useDragItems } from './use-drag-and-drop.ts';

const linksShown = 10;

interface RecentLinksProps {
  /** The button of each link assigns to it; without one, the button opens the picker. */
  target?: AssignTarget;
}

/** Costs a request; a page shows it once its button is pressed. */
export function RecentLinks({ target }: RecentLinksProps) {
  const t = useTranslations('assigning.recent');
  const mouse = useHasMouse();
  // The same request as of Links and Overview for their first page, so that one reply serves all three.
  const query = useQuery(linksQuery(useEngine(), { page: 1, limit: linksOnPage, order: 'date' }));
  return (
    <div className={classes.panel} data-links>
      <Panel title={t('title')} covers={mouse ? t('drag') : t('button')}>
        <QueryState query={query} what={t('what')} skeleton={<RowsSkeleton rows={linksShown} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text c="var(--deck-text-dim)">{t('empty')}</Text>
            ) : (
              <ExpiryMarks>
                <ul className={classes.links} aria-label={t('title')}>
                  {rows.slice(0, linksShown).map((link, index) =>
                    hasId(link) ? (
                      <RecentLink key={link.id} link={link} target={target} />
                    ) : (
                      <li key={`row ${index}`} className={classes.row} data-fixed>
                        <LinkText link={link} />
                      </li>
                    ),
                  )}
                </ul>
              </ExpiryMarks>
            )
          }
        </QueryState>
      </Panel>
    </div>
  );
}

function RecentLink({
  link,
  target,
}: {
  link: Identified<Link>;
  target: AssignTarget | undefined;
}) {
  const t = useTranslations('assigning.recent');
  const { assign } = useAssign();
  const item = linkItem(link);
  const { ref } = useDragItems({ items: [item] });
  return (
    <li ref={ref} className={classes.row}>
      <GripVertical size={14} aria-hidden className={classes.grip} />
      <LinkText link={link} />
      {target === undefined ? (
        <AssignMenu
          items={[item]}
          button={
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('assignNamed', { name: item.name })}
            >
              {t('assign')}
            </Button>
          }
        />
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t(`addNamed.${target.kind}`, { name: item.name })}
          onClick={() => assign([item], target)}
        >
          {t('add')}
        </Button>
      )}
    </li>
  );
}

function LinkText({ link }: { link: Link }) {
  return (
    <span className={classes.text}>
      <ReadValue of={link} name="shorturl">
        {(url) => <ShortLink url={url} />}
      </ReadValue>
      <ReadValue of={link} name="title">
        {(title) => (
          <bdi dir="auto" className={classes.title} title={title}>
            {title.slice(0, 200)}
          </bdi>
        )}
      </ReadValue>
      <ExpiryMark id={link.id} />
    </span>
  );
}

/**
 * The content of a page with its recent links beside it, or above it where there is no room.
 *
 * @param props.links null while they are hidden
 */
export function WithRecentLinks({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.columns}>
        {links}
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}

interface RecentLinksButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** In a line that is no higher than a text. */
  small?: boolean;
}

/** Shows and hides the recent links; not on touch screens, where links are assigned on the screens of links. */
export function RecentLinksButton({ open, onToggle, small = false }: RecentLinksButtonProps) {
  const t = useTranslations('assigning.recent');
  return (
    <Button
      className={classes.toggle}
      size={small ? 'xs' : 'sm'}
      variant={open ? 'light' : 'default'}
      leftSection={<PanelRight size={16} aria-hidden />}
      aria-pressed={open}
      onClick={() => onToggle(!open)}
    >
      {t('title')}
    </Button>
  );
}
