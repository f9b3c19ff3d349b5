/** All links offer: asks whether to read all links of the account and to keep them, with the requests and the time it takes. */
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useBudget } from '#queries/budget.ts';
import { useLibraryState } from '#queries/library.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import classes from './AllLinksOffer.module.css';
import { keepingOffer } from './keeping-words.ts';
import { requestsFor, timeWords } from './sync-words.ts';
import { useKeepLinks } from './use-keep-links.ts';

interface AllLinksOfferProps {
  /** Links of the account. */
  total: number;
  onAccept: () => void;
  /** Without it there is no button to decline. */
  onDecline?: () => void;
}

export function AllLinksOffer({ total, onAccept, onDecline }: AllLinksOfferProps) {
  const { bulkPerMinute } = useBudget();
  const { keeping } = useLibraryState();
  const { retention, keep } = useKeepLinks();
  const [isKept, setIsKept] = useState(false);
  const part = useFocusHandoff<HTMLElement>();
  const requests = requestsFor(total);
  const accept = () => {
    // The state of the library says why they cannot be kept.
    if (isKept) keep(true).catch(() => undefined);
    onAccept();
  };
  return (
    <section ref={part} className={classes['offer']} aria-label="Keep all links at hand">
      <div className={classes['words']}>
        <p>
          Search, sort and filter all {formatNumber(total)} links at once. Getting them takes {formatCount(requests, 'request')},{' '}
          {timeWords(requests, bulkPerMinute)}; you can keep working.
        </p>
        {keeping.isPossible && keeping.mode === 'memory' ? (
          <Checkbox
            size="xs"
            label="Keep them in this browser"
            description={keepingOffer(retention)}
            checked={isKept}
            onChange={(event) => setIsKept(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <div className={classes['buttons']}>
        <Button size="xs" onClick={accept}>
          Keep all links at hand
        </Button>
        {onDecline === undefined ? null : (
          <Button size="xs" variant="subtle" color="gray" onClick={onDecline}>
            Not now
          </Button>
        )}
      </div>
    </section>
  );
}
