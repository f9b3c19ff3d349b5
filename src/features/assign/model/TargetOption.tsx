/** Target option: the colour and name of a channel or campaign in a list, with a mark for recent ones. */
import { useTranslations } from 'use-intl';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './TargetOption.module.css';
import type { TargetChoice } from './use-target-choices.ts';

export function TargetOption({ choice: { target, color, recent } }: { choice: TargetChoice }) {
  const t = useTranslations('assigning');
  return (
    <>
      {color === undefined ? null : <ColorDot color={color} />}
      <bdi dir="auto" className={classes.name} title={target.name}>
        {target.name.slice(0, 200)}
      </bdi>
      {recent ? <span className={classes.recent}>{t('recent')}</span> : null}
    </>
  );
}
