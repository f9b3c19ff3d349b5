/** All links offer: asks whether to read all links of the account and to keep them, with the requests and the time it takes. */
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { useLibraryState } from '#queries/library.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
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
  const t = useTranslations('library');
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
    <section ref={part} className={classes['offer']} aria-label={t('offer.title')}>
      <div className={classes['words']}>
        <p>
          {t('offer.text', { total })} {t('offer.cost', { requests, time: timeWords(requests, bulkPerMinute, t) })}
        </p>
        {keeping.isPossible && keeping.mode === 'memory' ? (
          <Checkbox
            size="xs"
            label={t('offer.keep')}
            description={keepingOffer(retention, t)}
            checked={isKept}
            onChange={(event) => setIsKept(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <div className={classes['buttons']}>
        <Button size="xs" onClick={accept}>
          {t('offer.load')}
        </Button>
        {onDecline === undefined ? null : (
          <Button size="xs" variant="subtle" color="gray" onClick={onDecline}>
            {t('offer.decline')}
          </Button>
        )}
      </div>
    </section>
  );
}
