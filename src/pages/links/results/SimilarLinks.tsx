/** Similar links: links that nearly fit the keywords of a search that has found few. */
import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { LinkTable } from '#pages/links/table/LinkTable.tsx';
import { type LinkView, useSimilarLinks } from '#queries/library.ts';

interface SimilarLinksProps {
  view: LinkView;
  selection: LinkSelection;
}

export function SimilarLinks({ view, selection }: SimilarLinksProps) {
  const t = useTranslations('links.found');
  const links = useSimilarLinks(view);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <Title order={2} size="h3" id="similar" mb="xs">
        {t('similar')}
      </Title>
      <LinkTable label={t('similar')} rows={links} selection={selection} />
    </section>
  );
}
