/** Plan list: the plans of the account, to be opened again or forgotten. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { type Plan, type PlanDraft, usePlanActions, usePlans } from '#queries/plans.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';

/** @param props.onCopy begins a plan with what another one has but its name, destination and links */
export function PlanList({ onCopy }: { onCopy: (part: Partial<PlanDraft>) => void }) {
  const t = useTranslations('plan.list');
  const { items: plans } = usePlans();
  const { remove } = usePlanActions();
  if (plans.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {plans.map((plan) => (
          <Group key={plan.id} component="li" justify="space-between" gap="sm" wrap="nowrap">
            <Anchor component={ScreenLink} to={paths.plan.href(plan.id)} textClass="" size="sm">
              <bdi dir="auto">{nameOf(plan) || t('untitled')}</bdi>
            </Anchor>
            <Group gap="sm" wrap="nowrap">
              <Text size="sm" c="var(--deck-text-dim)">
                {t('links', { count: Object.keys(plan.links).length })}
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('copyLabel', { name: nameOf(plan) || t('untitled') })}
                onClick={() => onCopy(startOf(plan))}
              >
                {t('copy')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={t('forgetLabel', { name: nameOf(plan) || t('untitled') })}
                onClick={() => void remove(plan.id).catch(() => undefined)}
              >
                {t('forget')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

function startOf({ channels, variants, alias, domain }: Plan): Partial<PlanDraft> {
  return { channels, variants, alias, domain };
}

function nameOf({ campaign, url }: Plan): string {
  return (campaign.trim() || url).slice(0, 120);
}
