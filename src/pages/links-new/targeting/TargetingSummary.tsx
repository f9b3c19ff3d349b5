/** Targeting summary: where each kind of visitor goes, in the order in which a service applies the rules. */
import { VisuallyHidden } from '@mantine/core';
import { ruleLabel } from '#pages/links-new/form/targeting-rules.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { formatNumber } from '#ui/format/format.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './TargetingSummary.module.css';

/** More rules than these are counted, not shown. */
const mostShown = 12;

export function TargetingSummary() {
  const { url, devicetarget, geotarget, languagetarget } = useWizard().request.rules;
  const rules = [
    ...devicetarget.map(({ device, link }) => ({ visitors: `On ${device}`, link })),
    ...geotarget.map(({ location, link }) => ({ visitors: `From ${ruleLabel('geotarget', location)}`, link })),
    ...languagetarget.map(({ language, link }) => ({ visitors: `In ${ruleLabel('languagetarget', language)}`, link })),
  ];
  const more = rules.length - mostShown;
  return (
    <ol className={classes['rules']}>
      {rules.slice(0, mostShown).map((rule, index) => (
        <Rule key={index} {...rule} />
      ))}
      {more > 0 ? <li>{`${formatNumber(more)} more ${more === 1 ? 'rule' : 'rules'}`}</li> : null}
      <Rule visitors={rules.length === 0 ? 'Everyone' : 'Everyone else'} link={url} />
    </ol>
  );
}

function Rule({ visitors, link }: { visitors: string; link: string }) {
  const address = toShownAddress(link);
  return (
    <li className={classes['rule']}>
      <bdi dir="auto" className={classes['visitors']}>
        {visitors.slice(0, 100)}
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
