/** Campaign page: the report of one campaign, where its links were found, and controls to assign more. */
import { ActionIcon, Badge, Skeleton, Tooltip } from '@mantine/core';
import { Copy, ExternalLink, Grid3x3 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { Action } from '#features/actions/actions.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { type CampaignTags, useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { ShortLinkLine } from '#features/link-row/ShortLinkLine.tsx';
import { paths } from '#features/paths.ts';
import { recordStateOf } from '#features/records/record-state.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { type LinkReport, useLinkReport } from '#queries/library.ts';
import { usePlans } from '#queries/plans.ts';
import { useCampaign } from '#queries/resources/campaigns.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { formatList } from '#ui/format/format.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { TargetById, TargetPage } from './TargetPage.tsx';
import classes from './Targets.module.css';

export function CampaignPage() {
  return <TargetById kind="campaign">{(id) => <KnownCampaign key={id} id={id} />}</TargetById>;
}

/** Costs one request, or none where a cached list has this campaign. */
function KnownCampaign({ id }: { id: number }) {
  const found = useCampaign(id);
  const tags = useCampaignTags();
  const { data: assigned = [] } = useLinksOfCampaign(id);
  const campaign = found.data ?? undefined;
  const named = campaign ?? { id, name: null };
  const values = tags.of(named);
  const report = useLinkReport({ campaigns: values, ids: assigned.map((link) => link.id) });
  const urls = useUrlActions();
  const plan = usePlanAction(campaign?.name ?? null);
  return (
    <TargetPage
      kind="campaign"
      id={id}
      record={campaign}
      state={recordStateOf(found)}
      report={report}
      withRate
      own={[...(campaign === undefined ? [] : Object.values(urls(campaign))), plan]}
      after={
        campaign === undefined ? null : (
          <>
            <ReadValue of={campaign} name="name" />
            <PublicChip campaign={campaign} />
          </>
        )
      }
      about={
        <div className={classes.facts}>
          <Source campaign={named} tags={tags} report={report.data} />
          <Urls campaign={campaign} isPending={found.isPending} />
        </div>
      }
    >
      {({ name }) => <CampaignReport id={id} name={name} report={report.data} tags={values} />}
    </TargetPage>
  );
}

/** Copy and open the addresses that a campaign has and that could be read. The same function until the language changes. */
export function useUrlActions() {
  const t = useTranslations('campaigns.commands');
  return useCallback(
    ({ rotator, list }: Campaign) => {
      const copy = (id: 'rotator' | 'list', url: string | null): Action | undefined =>
        url === null || url === ''
          ? undefined
          : { id: `copy-${id}`, title: t(id), icon: Copy, copies: url };
      const href = toSafeHref(list ?? '');
      return {
        rotator: copy('rotator', rotator),
        list: copy('list', list),
        open:
          href === undefined
            ? undefined
            : { id: 'open-list', title: t('open'), icon: ExternalLink, href },
      };
    },
    [t],
  );
}

/** Leads to the last plan of a campaign, or to a new one; undefined before its name is read. */
function usePlanAction(name: string | null): Action | undefined {
  const title = useTranslations('campaigns')('planLinks');
  const { items: plans } = usePlans();
  const wanted = (name ?? '').trim();
  if (wanted === '') return undefined;
  const isOf = (campaign: string) => campaign.trim().toLowerCase() === wanted.toLowerCase();
  const plan = plans.find(({ campaign }) => isOf(campaign));
  const to = plan === undefined ? paths.plan.hrefFor(wanted) : paths.plan.href(plan.id);
  return { id: 'plan-links', title, icon: Grid3x3, to };
}

export function PublicChip({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns');
  return (
    <ReadValue of={campaign} name="public">
      {(isShown) =>
        isShown ? (
          <Badge variant="light" color="teal" size="sm" tt="none">
            {t('public')}
          </Badge>
        ) : null
      }
    </ReadValue>
  );
}

interface SourceProps {
  campaign: { id: number; name: string | null };
  tags: CampaignTags;
  report: LinkReport | undefined;
}

/** By which values of utm_campaign its links were found, with the way to change that. */
function Source({ campaign, tags, report }: SourceProps) {
  const t = useTranslations('campaigns.source');
  const openDialog = useDialog();
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
  const sentence = values.length === 0 ? 'none' : 'found';
  return (
    <p className={classes.source}>
      {report?.isComplete === true ? t.rich(sentence, shown) : ' '}{' '}
      <button
        type="button"
        className={classes.choose}
        onClick={() => openDialog(TagsDialog, { campaign })}
      >
        {values.length === 0 ? t('choose') : t('change')}
      </button>
    </p>
  );
}

/** Its rotator, which leads each visitor to one of the links, and its list page. */
function Urls({ campaign, isPending }: { campaign: Campaign | undefined; isPending: boolean }) {
  const t = useTranslations('campaigns');
  const { nameOf } = useTargetNames();
  if (campaign === undefined) return isPending ? <Skeleton h={28} w={420} maw="100%" /> : null;
  const name = nameOf('campaign', campaign).slice(0, 80);
  const href = toSafeHref(campaign.list ?? '');
  const open = t('list.open', { name });
  return (
    <section aria-label={t('addresses')}>
      <dl className={classes.urls}>
        <div>
          <dt title={t('rotator.help')}>{t('table.rotator')}</dt>
          <dd>
            <ReadValue of={campaign} name="rotator" none={t('rotator.none')}>
              {(rotator) => (
                <ShortLinkLine
                  url={rotator}
                  end={<CopyButton value={rotator} label={t('rotator.copy', { name })} />}
                />
              )}
            </ReadValue>
          </dd>
        </div>
        <div>
          <dt title={campaign.public === true ? t('list.public') : t('list.private')}>
            {t('table.list')}
          </dt>
          <dd>
            <ReadValue of={campaign} name="list">
              {(list) =>
                list === '' ? (
                  t('list.none')
                ) : (
                  <ShortLinkLine
                    url={list}
                    end={
                      href === undefined ? null : (
                        <Tooltip label={open}>
                          <ActionIcon
                            component="a"
                            href={href}
                            {...externalLinkProps}
                            aria-label={open}
                          >
                            <ExternalLink size={16} aria-hidden />
                          </ActionIcon>
                        </Tooltip>
                      )
                    }
                  />
                )
              }
            </ReadValue>
          </dd>
        </div>
      </dl>
    </section>
  );
}
