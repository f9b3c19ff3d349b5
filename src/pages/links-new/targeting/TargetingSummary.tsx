/** Who goes where, in sentences and in the order in which a service asks: for the summary of a link that is being made. */
import { VisuallyHidden } from '@mantine/core';
import { ruleLabel, rulesOf } from '#pages/links-new/form/targeting-rules.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { formatNumber } from '#ui/format/format.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './TargetingSummary.module.css';

/** More rules than these are counted, not shown. */
const most = 12;

export function TargetingSummary({ values }: { values: WizardValues }) {
  const { url, devicetarget, geotarget, languagetarget } = rulesOf(values);
  const rules = [
    ...devicetarget.map(({ device, link }) => ({ whom: `On ${device}`, link })),
    ...geotarget.map(({ location, link }) => ({ whom: `From ${ruleLabel('geotarget', location)}`, link })),
    ...languagetarget.map(({ language, link }) => ({ whom: `In ${ruleLabel('languagetarget', language)}`, link })),
  ];
  const more = rules.length - most;
  return (
    <ol className={classes['rules']}>
      {rules.slice(0, most).map(({ whom, link }, index) => (
        <Rule key={index} whom={whom} link={link} />
      ))}
      {more > 0 ? <li>{`${formatNumber(more)} more ${more === 1 ? 'rule' : 'rules'}`}</li> : null}
      <Rule whom={rules.length === 0 ? 'Everybody' : 'Everybody else'} link={completeUrl(url)} />
    </ol>
  );
}

function Rule({ whom, link }: { whom: string; link: string }) {
  const address = toShownAddress(link);
  return (
    <li className={classes['rule']}>
      <bdi dir="auto" className={classes['whom']}>
        {whom.slice(0, 100)}
      </bdi>{' '}
      <span aria-hidden>→</span>
      <VisuallyHidden component="span"> goes to </VisuallyHidden>
      {address === '' ? (
        <span className={classes['none']}>no destination yet</span>
      ) : (
        <bdi dir="ltr" className={classes['link']} title={address}>
          {address.replace(/^https?:\/\//i, '').slice(0, 300)}
        </bdi>
      )}
    </li>
  );
}
