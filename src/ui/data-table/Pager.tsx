/** Pager: previous and next page of a list. */
import { Button, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface PagerProps {
  page: number;
  /** With a single page nothing is shown. */
  pages: number;
  onPage: (page: number) => void;
}

/** No landmark: a dialog may have one above a page with another. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useTranslations('ui.pager');
  if (pages <= 1 && page <= 1) return null;
  return (
    <Group role="group" aria-label={t('label')} justify="center" gap="sm">
      <Button
        size="xs"
        variant="default"
        leftSection={<ChevronLeft size={14} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        {t('previous')}
      </Button>
      <Text size="sm" c="var(--deck-text-dim)">
        {t('page', { page, pages })}
      </Text>
      <Button
        size="xs"
        variant="default"
        rightSection={<ChevronRight size={14} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('next')}
      </Button>
    </Group>
  );
}
