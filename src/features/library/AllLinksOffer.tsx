/** All links offer: asks whether to read all links of the account, with the requests and the time that it takes. */
import { Button } from '@mantine/core';
import { useBudget } from '#queries/budget.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import classes from './AllLinksOffer.module.css';
import { requestsFor, timeWords } from './sync-words.ts';

interface AllLinksOfferProps {
  /** Links of the account. */
  total: number;
  onAccept: () => void;
  /** Without it there is no button to decline. */
  onDecline?: () => void;
}

export function AllLinksOffer({ total, onAccept, onDecline }: AllLinksOfferProps) {
  const { bulkPerMinute } = useBudget();
  const part = useFocusHandoff<HTMLElement>();
  const requests = requestsFor(total);
  return (
    <section ref={part} className={classes['offer']} aria-label="Keep all links at hand">
      <p>
        Search, sort and filter all {formatNumber(total)} links at once. Getting them takes {formatCount(requests, 'request')},{' '}
        {timeWords(requests, bulkPerMinute)}; you can keep working. They stay in memory until you close Linkdeck.
      </p>
      <div>
        <Button size="xs" onClick={onAccept}>
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
