/** Fields of a part that belong together: under a heading that screen readers say with each of them. */
import { type ReactNode, useId } from 'react';
import classes from './PartGroup.module.css';

interface PartGroupProps {
  title: string;
  /** What the group is for. */
  description?: ReactNode;
  children: ReactNode;
}

export function PartGroup({ title, description, children }: PartGroupProps) {
  const id = useId();
  return (
    <fieldset className={classes['group']} aria-describedby={description === undefined ? undefined : id}>
      <legend className={classes['title']}>{title}</legend>
      {description === undefined ? null : (
        <p id={id} className={classes['description']}>
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
