/** Review step: describes the link that will be created, with its problems and warnings. */
import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { type StepId, steps } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ReviewFacts } from './ReviewFacts.tsx';

export function ReviewStep() {
  const { problems, warnings } = useWizard().request;
  const count = problems.length;
  return (
    <Stack gap="md">
      <Findings color="red" title={`Fix ${count} ${count === 1 ? 'problem' : 'problems'} first`} findings={problems} />
      <Findings color="amber" title="Worth a second look" findings={warnings} />
      <ReviewFacts />
      <Text fw={550}>Links can’t be edited or deleted later.</Text>
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
