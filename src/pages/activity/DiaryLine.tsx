/** Diary line: when something was done, what it was, and what can be done with it now. */
import {
  ChartColumn,
  Grid3x3,
  Layers,
  type LucideIcon,
  Megaphone,
  Plus,
  Upload,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countJob, headingOf } from '#features/assign/model/assign-messages.ts';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobRows } from '#features/jobs/JobRows.tsx';
import { jobTitle, notDoneOf } from '#features/jobs/job-labels.ts';
import { paths } from '#features/paths.ts';
import { type JobSummary, type SentLink, useReadRows } from '#queries/jobs.ts';
import { formatClock, formatInstant } from '#ui/format/format.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import classes from './DiaryLine.module.css';
import type { DiaryEntry } from './use-diary.ts';

export function DiaryLine({ entry }: { entry: DiaryEntry }) {
  switch (entry.kind) {
    case 'created':
      return <CreatedLine link={entry.link} />;
    case 'assigned':
      return <AssignedLine job={entry.job} />;
    case 'read':
      return <ReadLine job={entry.job} />;
    case 'imported':
      return <ImportedLine job={entry.job} />;
    case 'planned':
      return <PlannedLine job={entry.job} />;
  }
}

interface LineProps {
  at: number;
  Icon: LucideIcon;
  isFailed?: boolean;
  what: ReactNode;
  note?: ReactNode;
  acts: ReactNode;
  /** Below the line. */
  children?: ReactNode;
}

function Line({ at, Icon, isFailed = false, what, note, acts, children }: LineProps) {
  return (
    <li className={classes.line} data-failed={isFailed || undefined}>
      <div className={classes.row}>
        <time
          className={classes.time}
          dateTime={new Date(at).toISOString()}
          title={formatInstant(at)}
        >
          {formatClock(at)}
        </time>
        <span className={classes.icon}>
          <Icon size={16} aria-hidden />
        </span>
        <div className={classes.what}>
          <p className={classes.sentence}>{what}</p>
          {note === undefined ? null : <p className={classes.note}>{note}</p>}
        </div>
        <div className={classes.acts}>{acts}</div>
      </div>
      {children}
    </li>
  );
}

function CreatedLine({ link: { id, shorturl, sentAt, body } }: { link: SentLink }) {
  const t = useTranslations('activity');
  const { host, rest } = splitUrl(body.url);
  const alias = splitUrl(shorturl).rest.replace(/^\//, '');
  return (
    <Line
      at={sentAt}
      Icon={Plus}
      what={t.rich('created', {
        alias: alias.slice(0, 200),
        name: (text) => (
          <bdi dir="ltr" className={classes.alias} title={shorturl}>
            {text}
          </bdi>
        ),
      })}
      note={<bdi dir="ltr">{(host + rest).slice(0, 300)}</bdi>}
      acts={
        <>
          <CopyAct text={() => Promise.resolve(shorturl)}>{t('acts.copy')}</CopyAct>
          <ScreenLink to={paths.link.href(id)} className={classes.act} data-opens>
            {t('acts.open')}
          </ScreenLink>
        </>
      }
    />
  );
}

function AssignedLine({ job }: { job: JobSummary }) {
  const t = useTranslations('activity');
  const assigning = useTranslations('assigning.card');
  const { target, done, total, createdAt } = job;
  const heading = headingOf(job);
  const values = {
    ...countJob(job),
    done,
    total,
    ended: done,
    name: (target?.name ?? '').slice(0, 200),
    target: strongName,
  };
  return (
    <JobLine
      job={job}
      Icon={target?.kind === 'campaign' ? Megaphone : Layers}
      at={createdAt}
      what={assigning.rich(heading, values)}
      acts={
        target === undefined ? null : (
          <ScreenLink to={paths[target.kind].href(target.id)} className={classes.act} data-opens>
            {t('acts.show')}
          </ScreenLink>
        )
      }
    />
  );
}

function ImportedLine({ job }: { job: JobSummary }) {
  return (
    <CreatingLine
      job={job}
      Icon={Upload}
      texts={{ all: 'imported', some: 'importedSome' }}
      results={paths.importLinks.href(job.id)}
    />
  );
}

function PlannedLine({ job }: { job: JobSummary }) {
  return (
    <CreatingLine
      job={job}
      Icon={Grid3x3}
      texts={{ all: 'planned', some: 'plannedSome' }}
      results={paths.plan.href(job.plan)}
    />
  );
}

interface CreatingLineProps {
  job: JobSummary;
  Icon: LucideIcon;
  /** Where all links were created, and where some were. */
  texts: { all: 'imported' | 'planned'; some: 'importedSome' | 'plannedSome' };
  /** The path of the screen with its results. */
  results: string;
}

function CreatingLine({ job, Icon, texts, results }: CreatingLineProps) {
  const t = useTranslations('activity');
  const readRows = useReadRows();
  const { id, title, done, total, records = 0, createdAt } = job;
  const shortLinks = async () => {
    const rows = await readRows(id);
    return rows.flatMap(({ made }) => made?.shorturl ?? []).join('\n');
  };
  const values = { done, total, file: title.slice(0, 200), name: strongName };
  const what = () => {
    // Channels and campaigns that were missing are rows too.
    if (done === total) return t.rich(texts.all, { ...values, total: total - records });
    return t.rich(records === 0 ? texts.some : 'importedRecords', values);
  };
  return (
    <JobLine
      job={job}
      Icon={Icon}
      at={createdAt}
      what={what()}
      acts={
        <>
          {done === 0 ? null : <CopyAct text={shortLinks}>{t('acts.copyLinks')}</CopyAct>}
          <ScreenLink to={results} className={classes.act} data-opens>
            {t('acts.results')}
          </ScreenLink>
        </>
      }
    />
  );
}

function ReadLine({ job }: { job: JobSummary }) {
  const t = useTranslations('activity');
  const { done, title, createdAt } = job;
  const what = t.rich('read', { done, title: title.slice(0, 200), name: strongName });
  return <JobLine job={job} Icon={ChartColumn} at={createdAt} what={what} acts={null} />;
}

function strongName(text: ReactNode) {
  return (
    <bdi dir="auto" className={classes.name}>
      {text}
    </bdi>
  );
}

interface JobLineProps extends Pick<LineProps, 'at' | 'Icon' | 'what' | 'acts'> {
  job: JobSummary;
}

/** Its rows and what can be done with them open below it. */
function JobLine({ job, acts, ...line }: JobLineProps) {
  const t = useTranslations('activity.acts');
  const jobTexts = useTranslations('jobs');
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const title = jobTitle(job, jobTexts).slice(0, 80);
  const notDone = notDoneOf(job, jobTexts).join(' · ');
  return (
    <Line
      {...line}
      isFailed={job.refused + job.unknown > 0}
      note={notDone === '' ? undefined : notDone}
      acts={
        <>
          {acts}
          <button
            type="button"
            className={classes.act}
            data-opens={acts === null ? true : undefined}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('details')}
          </button>
        </>
      }
    >
      {isOpen ? (
        <div id={details} className={classes.details} role="group" aria-label={title}>
          <JobActions job={job} removable />
          <JobRows job={job} label={jobTexts('rows.of', { title })} />
        </div>
      ) : null}
    </Line>
  );
}

interface CopyActProps {
  text: () => Promise<string>;
  children: string;
}

function CopyAct({ text, children }: CopyActProps) {
  const { message, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={classes.act}
        onClick={() => void text().then((found) => copy(found))}
      >
        {message === '' ? children : message}
      </button>
      <ScreenReaderText>{message}</ScreenReaderText>
    </>
  );
}
