/** Targeting summary: where each kind of visitor goes, in the order in which a service applies the rules. */

import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ruleLabel } from '#features/new-link/targeting-rules.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import classes from './TargetingSummary.module.css';

/** More rules than these are counted, not shown. */
const maxShown = 12;

export function TargetingSummary() {
  const t = useTranslations('linksNew.targeting.summary');
  const { url, devicetarget, geotarget, languagetarget } = useWizard().request.rules;
  const rules = [
    ...devicetarget.map(({ device, link }) => ({ visitors: t('on', { device }), link })),
    ...geotarget.map(({ location, link }) => ({
      visitors: t('from', { country: ruleLabel('geotarget', location) }),
      link,
    })),
    ...languagetarget.map(({ language, link }) => ({
      visitors: t('in', { language: ruleLabel('languagetarget', language) }),
      link,
    })),
  ];
  const more = rules.length - maxShown;
  return (
    <ol className={classes.rules}>
      {rules.slice(0, maxShown).map((rule, index) => (
        <Rule key={index} {...rule} />
      ))}
      {more > 0 ? <li>{t('more', { count: more })}</li> : null}
      <Rule visitors={rules.length === 0 ? t('everyone') : t('everyoneElse')} link={url} />
    </ol>
  );
}

function Rule({ visitors, link }: { visitors: string; link: string }) {
  const t = useTranslations('linksNew.targeting.summary');
  const url = displayUrl(link);
  return (
    <li className={classes.rule}>
      <bdi dir="auto" className={classes.visitors}>
        {visitors.slice(0, 100)}
      </bdi>{' '}
      <span aria-hidden data-arrow>
        →
      </span>
      <VisuallyHidden component="span"> {t('goesTo')} </VisuallyHidden>
      {url === '' ? (
        <span className={classes.none}>{t('noDestination')}</span>
      ) : (
        <bdi dir="ltr" className={classes.link} title={url}>
          {url.replace(/^https?:\/\//i, '').slice(0, 300)}
        </bdi>
      )}
    </li>
  );
}
