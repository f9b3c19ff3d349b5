/** Campaign name: the first cell of a campaign's row, which opens it, takes links, and says its utm_campaign. */
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useDragged, useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/paths.ts';
import { formatList, formatNumber } from '#ui/format/format.ts';
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
    <span className={classes.name}>
      <span className={classes.line}>
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
  const { ref, over } = useDropTarget({ target, around: 'tr, li' });
  const dragged = useDragged();
  return (
    <span ref={ref} className={classes.name} data-over={over || undefined}>
      <span className={classes.line}>
        <Link
          to={paths.campaign.href(campaign.id)}
          className={classes.opens}
          title={target.name}
          data-opens
        >
          <bdi dir="auto">{target.name.slice(0, 300)}</bdi>
        </Link>
        <ReadValue of={campaign} name="name" />
        <PublicChip campaign={campaign} />
        {over && dragged !== null ? (
          <span className={classes.added} aria-hidden>
            +{formatNumber(dragged.items.length)}
          </span>
        ) : null}
      </span>
      {isEmpty ? (
        <span className={classes.second}>
          {t('noLinks')}{' '}
          <button type="button" className={classes.choose} onClick={() => onChooseTags(campaign)}>
            {t('choose')}
          </button>
        </span>
      ) : (
        <bdi dir="ltr" className={classes.second} data-tag>
          {formatList(tags)}
        </bdi>
      )}
    </span>
  );
}
