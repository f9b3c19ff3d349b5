/** Field group: a fieldset with a heading that screen readers say with each of its fields. */
import { type ReactNode, useId } from 'react';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  title: string;
  /** What the group is for. */
  description?: ReactNode;
  children: ReactNode;
}

export function FieldGroup({ title, description, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.group}
      aria-describedby={description === undefined ? undefined : id}
    >
      <legend className={classes.title}>{title}</legend>
      {description === undefined ? null : (
        <p id={id} className={classes.description}>
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
