/** Setting row: the name of a setting, a line on it, and at the end its control or what can be done. */
import { type ReactNode, useId } from 'react';
import classes from './SettingRow.module.css';

/** What ties a control to the name and the line of its row; the list of a select needs a label besides. */
interface ControlIds {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
}

interface SettingRowProps {
  name: ReactNode;
  note?: ReactNode;
  /** An input, which has the name of the row as its label. */
  control?: (ids: ControlIds) => ReactNode;
  /** Buttons, which have names of their own. */
  children?: ReactNode;
}

export function SettingRow({ name, note, control, children }: SettingRowProps) {
  const id = useId();
  const ids: ControlIds = {
    id,
    'aria-labelledby': `${id}-name`,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  };
  return (
    <div className={classes.row}>
      <div className={classes.about}>
        {control === undefined ? (
          <p className={classes.name}>{name}</p>
        ) : (
          <label className={classes.name} id={ids['aria-labelledby']} htmlFor={id}>
            {name}
          </label>
        )}
        {note === undefined ? null : (
          <p className={classes.note} id={ids['aria-describedby']}>
            {note}
          </p>
        )}
      </div>
      <div className={classes.control}>{control === undefined ? children : control(ids)}</div>
    </div>
  );
}
