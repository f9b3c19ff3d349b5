/** Visited address: shows the destination with its parameters as a visitor gets it, while they are typed. */

import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';

export function VisitedAddress() {
  const t = useTranslations('linksNew.tracking.parameters');
  const { body, visitedAddress } = useWizard().request;
  if (body.parameters === undefined || body.url === '') return null;
  return (
    <Text size="xs" component="p" m={0}>
      {t.rich('arrive', {
        url: visitedAddress,
        address: () => (
          <span dir="ltr">
            <UntrustedText text={toShownAddress(visitedAddress)} fold={300} />
          </span>
        ),
      })}
    </Text>
  );
}
