/** Needs a look: links that something may be wrong with, each row a way into Links. */
import { Skeleton } from '@mantine/core';
import { ChevronRight, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { paths } from '#features/paths.ts';
import { type CheckResult, type LibrarySummary, useLinkChecks } from '#queries/library.ts';
import { formatDistance, formatNumber } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './NeedsLook.module.css';
import type { OverviewChoices } from './use-overview-choices.ts';

/** After so many days without a click, and before so many until it expires. */
const days = 14;

interface NeedsLookProps {
  choices: OverviewChoices;
  choose: (part: Partial<OverviewChoices>) => void;
  summary: LibrarySummary | undefined;
}

export function NeedsLook({ choices: { hiddenChecks }, choose, summary }: NeedsLookProps) {
  const t = useTranslations('overview.checks');
  const checks = useLinkChecks();
  const shown = checks.data?.filter(({ check }) => !hiddenChecks.includes(check));
  const title = t('title');
  const list = () => {
    if (checks.error !== null) return <NotCounted insight={checks} />;
    if (shown === undefined || summary?.isComplete !== true) return <Waiting />;
    return <Checks checks={shown} />;
  };
  const hide = (shown ?? []).map(({ check }) => ({
    id: check,
    title: t('hide', { check: t(`name.${check}`, { days }) }),
    icon: EyeOff,
    run: () => choose({ hiddenChecks: [...hiddenChecks, check] }),
  }));
  const show = {
    id: 'show',
    title: t('show'),
    icon: Eye,
    run: () => choose({ hiddenChecks: [] }),
  };
  const more = [...hide, hiddenChecks.length === 0 ? undefined : show];
  return (
    <Panel title={title} control={<CardMenu title={title} more={more} />}>
      {list()}
    </Panel>
  );
}

const stepByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Checks({ checks }: { checks: readonly CheckResult[] }) {
  const t = useTranslations('overview.checks');
  const [current, setCurrent] = useState(0);
  if (checks.length === 0) return <p className={cardClasses.quiet}>{t('none')}</p>;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = stepByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(checks.length - 1, Math.max(0, current + step));
    setCurrent(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  return (
    <ul className={classes.list} onKeyDown={onKeyDown}>
      {checks.map((each, index) => (
        <li key={each.check}>
          <ScreenLink
            to={`${paths.links.href()}?check=${each.check}`}
            className={classes.row}
            textClass={classes.row}
            tabIndex={index === Math.min(current, checks.length - 1) ? 0 : -1}
            onFocus={() => setCurrent(index)}
            title={each.check === 'expiring' ? t('expiringKnown') : undefined}
          >
            <span className={classes.count}>{formatNumber(each.links)}</span>
            <span className={classes.text}>
              <span className={classes.name}>{t(`name.${each.check}`, { days })}</span>
              <CheckLine result={each} />
            </span>
            <ChevronRight size={16} aria-hidden className={classes.arrow} />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

/** Which links to begin with. */
function CheckLine({ result }: { result: CheckResult }) {
  const t = useTranslations('overview.checks');
  const now = useNow();
  const { check, links, examples, expiries } = result;
  const [first = '', second = ''] = examples.map(linkTitle);
  const line = () => {
    switch (check) {
      case 'noClicks':
        return t('line.oldest', { first });
      case 'dead':
        return t('line.most', { first });
      case 'expiring': {
        const when = formatDistance(expiries[0] ?? now, now);
        return t('line.expiring', { first, when, more: links - 1 });
      }
      case 'sameDestination':
        return t('line.two', { first, second, more: links - 2 });
      default:
        return t('line.usuallyTagged');
    }
  };
  return (
    <bdi dir="auto" className={classes.line}>
      {line()}
    </bdi>
  );
}

function Waiting() {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton w={18} h={10} />
          <span className={classes.text}>
            <Skeleton w="50%" h={10} my={5} />
            <Skeleton w="70%" h={8} my={4} />
          </span>
        </div>
      ))}
    </div>
  );
}
