/** Campaign source: by which values of utm_campaign the links of a campaign were found, with the way to change that. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import type { LinkReport } from '#queries/library.ts';
import { formatList } from '#ui/format/format.ts';
import classes from './CampaignReport.module.css';
import { TagsDialog } from './TagsDialog.tsx';

interface CampaignSourceProps {
  campaign: { id: number; name: string | null };
  tags: CampaignTags;
  report: LinkReport | undefined;
}

export function CampaignSource({ campaign, tags, report }: CampaignSourceProps) {
  const t = useTranslations('campaigns.source');
  const [isOpen, setOpen] = useState(false);
  const values = tags.of(campaign);
  const { links, taggedLinks } = report?.sum ?? { links: 0, taggedLinks: 0 };
  const shown = {
    values: formatList(values),
    tag: (text: ReactNode) => (
      <bdi dir="ltr" className={classes.tag}>
        {text}
      </bdi>
    ),
    tagged: taggedLinks,
    assigned: links - taggedLinks,
  };
  const sentence = () => (values.length === 0 ? t.rich('none', shown) : t.rich('found', shown));
  return (
    <p className={classes.source}>
      <span>{report?.isComplete === true ? sentence() : ' '}</span>{' '}
      <button type="button" className={classes.change} onClick={() => setOpen(true)}>
        {values.length === 0 ? t('choose') : t('change')}
      </button>
      {isOpen ? (
        <TagsDialog campaign={campaign} tags={tags} onClose={() => setOpen(false)} />
      ) : null}
    </p>
  );
}
