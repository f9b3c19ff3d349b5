/** Campaign name: the first cell of a campaign's row, which opens it, takes links, and says its utm_campaign. */
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import cellClasses from '#features/assign/target-page/TargetCell.module.css';
import { TargetCell } from '#features/assign/target-page/TargetCell.tsx';
import { formatList } from '#ui/format/format.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { PublicChip } from './CampaignFacts.tsx';
import classes from './CampaignTable.module.css';

interface CampaignNameProps {
  campaign: Campaign;
  /** Its values of utm_campaign. */
  tags: readonly string[];
  /** Whether it is known that no link belongs to it. */
  isEmpty: boolean;
  onChooseTags: (campaign: Identified<Campaign>) => void;
}

export function CampaignName(props: CampaignNameProps) {
  const { campaign } = props;
  const { nameOf } = useTargetNames();
  if (hasId(campaign)) return <NameAsTarget {...props} campaign={campaign} />;
  return (
    <span className={cellClasses.name}>
      <span className={cellClasses.line}>
        <ReadValue of={campaign} name="name">
          {() => <bdi dir="auto">{nameOf('campaign', campaign).slice(0, 300)}</bdi>}
        </ReadValue>
        <PublicChip campaign={campaign} />
      </span>
    </span>
  );
}

/** Makes its row a drop target. */
function NameAsTarget(props: CampaignNameProps & { campaign: Identified<Campaign> }) {
  const { campaign, tags, isEmpty, onChooseTags } = props;
  const t = useTranslations('campaigns.source');
  const target = useTargetNames().targetOf('campaign', campaign);
  return (
    <TargetCell
      target={target}
      after={
        <>
          <ReadValue of={campaign} name="name" />
          <PublicChip campaign={campaign} />
        </>
      }
    >
      {isEmpty ? (
        <span className={cellClasses.second}>
          {t('noLinks')}{' '}
          <button type="button" className={classes.choose} onClick={() => onChooseTags(campaign)}>
            {t('choose')}
          </button>
        </span>
      ) : (
        <bdi dir="ltr" className={`${cellClasses.second} ${classes.tag}`}>
          {formatList(tags)}
        </bdi>
      )}
    </TargetCell>
  );
}
