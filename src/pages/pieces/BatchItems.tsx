/** Every item of an assignment with what became of it; what failed comes first, with its reason. */
import { Ban, Check, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { itemKey } from './assigning.ts';
import type { Part } from './batch.ts';
import classes from './AssignPanel.module.css';

const states = {
  failed: { word: 'Failed', Icon: TriangleAlert },
  sending: { word: 'Being sent', Icon: LoaderCircle },
  waiting: { word: 'Waiting', Icon: Clock },
  dropped: { word: 'Cancelled', Icon: Ban },
  done: { word: 'Assigned', Icon: Check },
} as const satisfies Record<Part['state'], unknown>;

const order = Object.keys(states);

export function BatchItems({ parts }: { parts: readonly Part[] }) {
  const [open, setOpen] = useState(false);
  const sorted = parts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <details className={classes['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{parts.length === 1 ? 'The item' : 'Each item'}</summary>
      {open ? (
        // It may scroll, so the keyboard has to reach it.
        <ul className={classes['items']} tabIndex={0} aria-label="Items">
          {sorted.map((part) => (
            <Item key={itemKey(part.item)} part={part} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function Item({ part: { item, state, problem } }: { part: Part }) {
  const { word, Icon } = states[state];
  return (
    <li data-state={state}>
      <Icon size={14} aria-hidden />
      <bdi dir="auto" className={classes['name']} title={item.name}>
        {item.name.slice(0, 200)}
      </bdi>
      <span className={classes['state']}>{word}</span>
      {problem === '' ? null : (
        <bdi dir="auto" className={classes['problem']}>
          {problem.slice(0, 500)}
        </bdi>
      )}
    </li>
  );
}
