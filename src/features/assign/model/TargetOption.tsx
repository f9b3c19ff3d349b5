/** A channel or campaign in a list to choose from: its colour, its name, and whether it was used a moment ago. */
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './TargetOption.module.css';
import type { TargetChoice } from './use-target-choices.ts';

export function TargetOption({ choice: { target, color, recent } }: { choice: TargetChoice }) {
  return (
    <>
      {color === undefined ? null : <ColorDot color={color} />}
      <bdi dir="auto" className={classes['name']} title={target.name}>
        {target.name.slice(0, 200)}
      </bdi>
      {recent ? <span className={classes['recent']}>Recent</span> : null}
    </>
  );
}
