/** Review step: describes the link that will be created, with its problems and warnings. */

import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type StepId, useStepTitle } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ReviewFacts } from './ReviewFacts.tsx';

export function ReviewStep() {
  const t = useTranslations('linksNew.review');
  const { problems, warnings } = useWizard().request;
  return (
    <Stack gap="md">
      <Findings color="red" title={t('fix', { count: problems.length })} findings={problems} />
      <Findings color="amber" title={t('look')} findings={warnings} />
      <ReviewFacts />
      <Text fw={550}>{t('final')}</Text>
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
  const t = useTranslations('linksNew.review');
  const titleOf = useStepTitle();
  const { goTo } = useWizard();
  if (findings.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <List spacing={4}>
        {findings.map(({ step, field, message }, index) => (
          <List.Item key={index}>
            {t.rich('finding', {
              title: titleOf(step),
              message,
              // Underlined, because it is a link among other text.
              step: (inside) => (
                <Anchor component="button" type="button" underline="always" onClick={() => goTo(step, field)}>
                  {inside}
                </Anchor>
              ),
              text: (inside) => <span dir="auto">{inside}</span>,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
