/** Tags dialog: chooses the values of utm_campaign whose links belong to a campaign, on this device. */
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import classes from './Targets.module.css';

interface TagsDialogProps {
  campaign: { id: number; name: string | null };
  onClose: () => void;
}

/** Each tick holds at once. */
export function TagsDialog({ campaign, onClose }: TagsDialogProps) {
  const t = useTranslations('campaigns.tags');
  const tags = useCampaignTags();
  const chosen = tags.of(campaign);
  const { id } = campaign;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap="md">
        {tags.values.length === 0 ? (
          <Text c="var(--deck-text-dim)">{t('none')}</Text>
        ) : (
          <Checkbox.Group
            label={t('label')}
            value={[...chosen]}
            onChange={(values) => tags.choose(id, values)}
          >
            <div className={classes.values}>
              {tags.values.map(({ value, links }) => (
                <Checkbox
                  key={value}
                  value={value}
                  label={
                    <>
                      <bdi dir="auto">{value.slice(0, 200)}</bdi>{' '}
                      <span className={classes.foot}>{t('links', { count: links })}</span>
                    </>
                  }
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Group justify="space-between">
          <Button
            variant="subtle"
            disabled={!tags.isChosen(id)}
            onClick={() => tags.choose(id, undefined)}
          >
            {t('byName')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
