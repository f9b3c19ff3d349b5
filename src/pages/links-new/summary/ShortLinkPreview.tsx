/** Short link preview: domain and alias of the link in the form, as far as they are known before it is created. */
import { useTranslations } from 'use-intl';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { displayUrl, splitUrl } from '#ui/safety/safe-url.ts';
import classes from './ShortLinkPreview.module.css';

export function ShortLinkPreview() {
  const t = useTranslations('linksNew.preview');
  const { request, defaultDomain } = useWizard();
  const { domain = defaultDomain, custom = '' } = request.body;
  const { host, rest } = splitUrl(domain.replace(/\/+$/, ''));
  const alias = displayUrl(custom);
  return (
    // A URL is read from left to right, also in a page that is read from right to left.
    <bdi dir="ltr" className={classes.preview}>
      {host === '' ? (
        <span className={classes.unknown}>{t('domain')}</span>
      ) : (
        <span className={classes.host}>{host + rest}</span>
      )}
      <span className={classes.host}>/</span>
      {alias === '' ? (
        <span className={classes.unknown}>{t('alias')}</span>
      ) : (
        <bdi className={classes.alias}>{alias}</bdi>
      )}
    </bdi>
  );
}
