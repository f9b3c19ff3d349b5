/** Create buttons: create the link, or create it and go on with another one of the same settings. */
import { Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

interface CreateButtonsProps {
  /** The id of the form that the button submits. */
  form: string;
  onAnother: () => void;
}

export function CreateButtons({ form, onAnother }: CreateButtonsProps) {
  const t = useTranslations('linksNew');
  return (
    // The field that loses the focus may show an error, which would move a pressed button away from the pointer.
    <Stack gap="xs" onMouseDown={(event) => event.preventDefault()}>
      <Button type="submit" form={form} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('create')}
      </Button>
      <Button variant="subtle" size="xs" onClick={onAnother}>
        {t('createAnother')}
      </Button>
      <Text size="xs" c="var(--deck-text-dim)" ta="center">
        {t('preview.final')}
      </Text>
    </Stack>
  );
}
