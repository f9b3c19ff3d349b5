/** The review: what will exist, in words, and what is in the way of it. */
import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { type PartId, parts } from '#pages/links-new/form/steps.ts';
import { type Problem, problemsOf } from '#pages/links-new/form/validate.ts';
import { noticesOf } from '#pages/links-new/steps/warnings.ts';
import { useWizardValues } from '#pages/links-new/summary/LinkSummary.tsx';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { useRecordAtHand } from '#queries/records/use-record.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { useLinksAtHand } from '#queries/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useNow } from '#ui/format/use-now.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { reviewSentences } from './review-text.ts';

interface ReviewStepProps {
  onGo: (part: PartId) => void;
  onMend: (problem: Problem) => void;
}

export function ReviewStep({ onGo, onMend }: ReviewStepProps) {
  const values = useWizardValues();
  const { openingNotation } = useSettings();
  const reader = pageLocale();
  const problems = problemsOf(values, { now: useNow(), zone: reader.timeZone ?? '' });
  const notices = noticesOf(values, useLinksAtHand()());
  const names = {
    channel: useRecordAtHand(channelsQuery, values.channel)?.name ?? '',
    campaign: useRecordAtHand(campaignsQuery, values.campaign)?.name ?? '',
  };
  const url = completeUrl(values.url);
  return (
    <Stack gap="md">
      {problems.length === 0 ? null : (
        <Alert
          color="red"
          title={problems.length === 1 ? 'One thing has to be mended first' : `${problems.length} things have to be mended first`}
        >
          <List spacing={4}>
            {problems.map((problem) => (
              <List.Item key={problem.field}>
                {/* Underlined, as it stands among other words. */}
                <Anchor component="button" type="button" underline="always" onClick={() => onMend(problem)}>
                  {titleOf(problem.part)}
                </Anchor>
                : <span dir="auto">{problem.message}</span>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {notices.length === 0 ? null : (
        <Alert color="amber" title="Worth a second look">
          <List spacing={4}>
            {notices.map(({ part, message }, index) => (
              <List.Item key={index}>
                <Anchor component="button" type="button" underline="always" onClick={() => onGo(part)}>
                  {titleOf(part)}
                </Anchor>
                : <span dir="auto">{message}</span>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <div>
        <Text component="div">
          A short link <ShortLinkPreview domain={values.domain} alias={values.custom} />
        </Text>
        <Text component="div">
          that leads to {url === '' ? <em>no destination yet</em> : <UntrustedText text={toShownAddress(url)} fold={200} />}
        </Text>
        <List spacing={4} mt="sm">
          {reviewSentences(values, openingNotation, reader, names).map((sentence) => (
            <List.Item key={sentence}>
              <span dir="auto">{sentence}</span>
            </List.Item>
          ))}
        </List>
      </div>
      <Text fw={550}>This cannot be changed or deleted here later: the service offers no way to.</Text>
    </Stack>
  );
}

function titleOf(part: PartId): string {
  return parts.find(({ id }) => id === part)?.title ?? part;
}
