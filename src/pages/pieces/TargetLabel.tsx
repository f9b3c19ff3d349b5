/** A channel or campaign in a list to choose from: its colour, its name, and whether it was used a moment ago. */
import { ColorDot } from '#ui/ColorDot.tsx';
import type { TargetChoice } from './target-choices.ts';
import classes from './TargetLabel.module.css';

export function TargetLabel({ choice: { target, color, recent } }: { choice: TargetChoice }) {
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
