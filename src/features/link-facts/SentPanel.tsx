/** Sent panel: what this browser sent to make the link, as far as the service does not tell it again. */
import { useTranslations } from 'use-intl';
import type { SentLink } from '#queries/jobs.ts';
import { formatInstant } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactList } from './FactList.tsx';
import {
  AppsFact,
  RedirectTypeFact,
  SocialCardFact,
  TrackingFacts,
  VisibilityFact,
} from './LinkFacts.tsx';

export function SentPanel({ sent: { body, sentAt } }: { sent: SentLink }) {
  const t = useTranslations('linkFacts.sent');
  return (
    <Panel title={t('title')} covers={t('note', { when: formatInstant(sentAt) })}>
      <FactList>
        <RedirectTypeFact body={body} />
        <AppsFact body={body} />
        <SocialCardFact body={body} />
        <VisibilityFact body={body} />
        <TrackingFacts body={body} />
      </FactList>
    </Panel>
  );
}
