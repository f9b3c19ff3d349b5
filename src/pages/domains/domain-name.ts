/** The name of a domain: its address, or its id where that is empty or unparsed. */
import type { useTranslations } from 'use-intl';
import type { Domain } from '#contract/resources/domains.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';

type Texts = ReturnType<typeof useTranslations<'domains'>>;

/** @param t the texts of the screen */
export function domainName({ id, domain }: Pick<Domain, 'id' | 'domain'>, t: Texts): string {
  return (
    displayUrl(domain ?? '').slice(0, 300) ||
    (id === null ? t('unnamed') : t('numbered', { id: `${id}` }))
  );
}
