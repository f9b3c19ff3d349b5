/** Unknown result hint: what to do where it is not known whether a form was carried out. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** For a form whose list is loaded again after it. */
export function UnknownResultHint() {
  const t = useTranslations('forms');
  return (
    <Text size="sm" mt="xs">
      {t('listAgain')}
    </Text>
  );
}
