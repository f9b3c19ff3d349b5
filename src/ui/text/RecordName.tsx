/** The name that somebody gave a record, on one line, with the whole on hover; or what stands in for one without. */
import classes from './RecordName.module.css';

interface RecordNameProps {
  name: string;
  /** What is shown where there is no name: "Overlay 12". */
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
