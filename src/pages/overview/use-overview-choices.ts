/** Overview choices: the ranking and grouping that the user chose last, and the checks that are hidden, on this device. */
import { useState } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { type Grouping, groupings, type LinkCheck, linkChecks } from '#queries/library.ts';
import { type CalendarUnit } from '#ui/format/calendar-periods.ts';

export interface OverviewChoices {
  readonly period: CalendarUnit;
  readonly ranking: 'clicks' | 'perDay';
  readonly grouping: Grouping;
  readonly hiddenChecks: readonly LinkCheck[];
}

const firstChoices: OverviewChoices = {
  period: 'week',
  ranking: 'clicks',
  grouping: 'channel',
  hiddenChecks: [],
};

export function useOverviewChoices(): [OverviewChoices, (part: Partial<OverviewChoices>) => void] {
  const { accountId } = useEngine();
  const entry = `linkdeck.overview.${accountId}`;
  const [choices, setChoices] = useState(() => readChoices(entry));
  const choose = (part: Partial<OverviewChoices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    try {
      localStorage.setItem(entry, JSON.stringify(next));
    } catch {
      // Blocked or full: chosen until the page is closed.
    }
  };
  return [choices, choose];
}

/** As far as it makes sense: another version may have written it. */
function readChoices(entry: string): OverviewChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '{}');
    const { period, ranking, grouping, hiddenChecks } = Object(stored) as Record<string, unknown>;
    return {
      period: period === 'month' ? 'month' : 'week',
      ranking: ranking === 'perDay' ? 'perDay' : 'clicks',
      grouping: groupings.find((each) => each === grouping) ?? 'channel',
      hiddenChecks: Array.isArray(hiddenChecks)
        ? linkChecks.filter((each) => hiddenChecks.includes(each))
        : [],
    };
  } catch {
    return firstChoices;
  }
}
