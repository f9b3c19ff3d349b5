/** Record name: the name of a record on one line, or a substitute for a record without one. */
import classes from './RecordName.module.css';

interface RecordNameProps {
  name: string;
  /** For a record without a name: "Overlay 12". */
  otherwise: string;
}

export function RecordName({ name, otherwise }: RecordNameProps) {
  if (name.trim() === '') return <span className={classes.none}>{otherwise}</span>;
  return (
    <bdi dir="auto" className={classes.name} title={name}>
      {name.slice(0, 300)}
    </bdi>
  );
}
