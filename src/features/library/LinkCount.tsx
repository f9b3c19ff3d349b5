/** Link count: beside the title of a screen, how many links there are, or how many of them are here, and how long the others take. */
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useLibraryState } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './LinkCount.module.css';
import { LoadAllButton } from './LoadAllButton.tsx';
import { linksProgress } from './links-progress.ts';
import { useTimeLeft } from './use-time-left.ts';

interface LinkCountProps {
  /** Links of the account as the screen knows it; undefined where it shows none. */
  total?: number | undefined;
}

/** As wide as it may become, so that nothing moves while it counts. */
export function LinkCount({ total }: LinkCountProps) {
  const t = useTranslations('library.count');
  const state = useLibraryState();
  const { embedded } = useSessionActions();
  const progress = linksProgress(state, { total, embedded });
  const time = useTimeLeft(progress?.missing ?? 0);
  if (progress === undefined)
    return <span className={classes.count}>{total === undefined ? '' : formatNumber(total)}</span>;
  const { loaded, all, isStopped } = progress;
  return (
    <span className={classes.count}>
      {isStopped ? null : <Ring share={loaded / all} />}
      <span>{loaded === 0 ? formatNumber(all) : t('of', { loaded, total: all })}</span>
      {isStopped ? (
        <LoadAllButton missing={progress.missing} />
      ) : (
        <span className={classes.time}>{t('left', { time })}</span>
      )}
    </span>
  );
}

const radius = 6;
const length = 2 * Math.PI * radius;

function Ring({ share }: { share: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r={radius} />
      <circle
        cx="8"
        cy="8"
        r={radius}
        className={classes.done}
        strokeDasharray={`${Math.min(1, share) * length} ${length}`}
      />
    </svg>
  );
}
