/** Review step: describes the link that will be created, with its problems and warnings. */
import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { type StepId, steps } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { useRecordAtHand } from '#queries/records/use-record.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { reviewText } from './review-text.ts';

export function ReviewStep() {
  const { body, problems, warnings } = useWizard().request;
  const { openingNotation } = useSettings();
  const names = {
    channel: useRecordAtHand(channelsQuery, body.channel ?? null)?.name,
    campaign: useRecordAtHand(campaignsQuery, body.campaign ?? null)?.name,
  };
  const problemsTitle =
    problems.length === 1 ? 'One thing has to be corrected first' : `${problems.length} things have to be corrected first`;
  return (
    <Stack gap="md">
      <Findings color="red" title={problemsTitle} findings={problems} />
      <Findings color="amber" title="Worth a second look" findings={warnings} />
      <div>
        <Text component="div">
          A short link <ShortLinkPreview />
        </Text>
        <Text component="div">
          that leads to{' '}
          {body.url === '' ? <em>no destination yet</em> : <UntrustedText text={toShownAddress(body.url)} fold={200} />}
        </Text>
        <List spacing={4} mt="sm">
          {reviewText(body, openingNotation, names).map((sentence) => (
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

interface FindingsProps {
  color: string;
  title: string;
  findings: readonly { readonly step: StepId; readonly field?: string; readonly message: string }[];
}

/** Problems or warnings, each with the way to its step. */
function Findings({ color, title, findings }: FindingsProps) {
  const { goTo } = useWizard();
  if (findings.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <List spacing={4}>
        {findings.map(({ step, field, message }, index) => (
          <List.Item key={index}>
            {/* Underlined, because it is a link among other text. */}
            <Anchor component="button" type="button" underline="always" onClick={() => goTo(step, field)}>
              {steps.find(({ id }) => id === step)?.title}
            </Anchor>
            : <span dir="auto">{message}</span>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
