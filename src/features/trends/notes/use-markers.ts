/** Trend markers: what Linkdeck knows of a day by itself, from the date of a link and the jobs of this browser; stored nowhere. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserEntry } from '#local/browser-entry.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type JobSummary, useAssignmentsOf, useJobs } from '#queries/jobs.ts';
import type { NoteScope } from '#queries/notes.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import type { DatedText } from './marks.ts';

export interface Markers {
  /** In any order, also where they are hidden. */
  readonly all: readonly DatedText[];
  readonly areHidden: boolean;
  hide(areHidden: boolean): void;
}

/** Names are cut: a user can choose them as long as a service takes them. */
const maxName = 60;

/** @param made when a link was created, in milliseconds since 1970; null where that is not known */
export function useMarkers(scope: NoteScope, made: number | null): Markers {
  const { accountId } = useEngine();
  const entry = browserEntry(`linkdeck.markers.${accountId}`, { parse: (value) => value });
  const [areHidden, setHidden] = useState(() => entry.read() === 'hidden');
  const texts = useMarkerTexts(scope, made);
  return {
    all: texts,
    areHidden,
    hide: (next) => {
      setHidden(next);
      entry.write(next ? 'hidden' : 'shown');
    },
  };
}

function useMarkerTexts(scope: NoteScope, made: number | null): readonly DatedText[] {
  const t = useTranslations('trends.markers');
  const jobs = useJobs().filter(({ state, done }) => state === 'finished' && done > 0);
  const assignments = useAssignmentsOf(scope.kind === 'link' ? scope.id : null);
  const marker = (id: string, at: number, text: string): DatedText => {
    return { id, at: calendarDay(at), text, isDim: true };
  };
  if (scope.kind === 'link') {
    const assigned = assignments.map(({ job, at, target }) =>
      marker(job, at, t('linkAssigned', { name: target.name.slice(0, maxName) })),
    );
    return made === null ? assigned : [marker('created', made, t('created')), ...assigned];
  }
  const textOf = ({ kind, target, title, plan, done, records = 0 }: JobSummary): string => {
    const name = title.slice(0, maxName);
    const links = done - records;
    if (kind === 'read' || links <= 0) return '';
    if (scope.kind === 'account') {
      if (kind === 'assign') return t('assigned', { count: done, name });
      return t(plan === undefined ? 'imported' : 'planned', { count: links, name });
    }
    const isHere = target?.kind === scope.kind && target.id === scope.id;
    return isHere ? t('assignedHere', { count: done }) : '';
  };
  return jobs
    .map((job) => marker(job.id, job.createdAt, textOf(job)))
    .filter(({ text }) => text !== '');
}
