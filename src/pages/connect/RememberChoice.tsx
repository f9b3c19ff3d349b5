/** Key retention choice: how long to remember the key, and what each choice protects from. */
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useStart } from '#texts/start-texts.ts';
import classes from './RememberChoice.module.css';

type Keep = 'session' | 'device';

interface RememberChoiceProps {
  /** Whether this browser can keep a key over a reload. */
  keeps: boolean;
  /** It cannot, because a newer version of Linkdeck has stored keys in it. */
  isStorageNewer: boolean;
  /** Whether the tabs of Linkdeck share keys and requests. */
  shared: boolean;
  /** In a parent page. */
  embedded: boolean;
  value: Keep;
  onChange: (value: Keep) => void;
}

const choices = ['session', 'device'] as const satisfies readonly Keep[];

/**
 * The browser's own inputs: this is the first screen, and they work as they are. No fieldset: WebKit gives one with a legend too
 * much height at first, and takes it back while the user presses the button below.
 */
export function RememberChoice({
  keeps,
  isStorageNewer,
  shared,
  embedded,
  value,
  onChange,
}: RememberChoiceProps) {
  const name = useId();
  const { remember } = useStart().texts;
  if (embedded) {
    return (
      <Text size="xs" c="var(--deck-text-dim)">
        {remember.embedded}
      </Text>
    );
  }
  if (isStorageNewer) {
    return (
      <Text size="xs" c="var(--deck-text-dim)">
        {remember.newer}
      </Text>
    );
  }
  if (!keeps) {
    return (
      <Text size="xs" c="var(--deck-text-dim)">
        {shared ? remember.memory : remember.memoryOfTab}
      </Text>
    );
  }
  return (
    <div role="radiogroup" aria-labelledby={`${name}-legend`}>
      <div id={`${name}-legend`} className={classes.legend}>
        {remember.legend}
      </div>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              aria-describedby={value === choice ? `${name}-note` : undefined}
            />
            <span>{remember[choice]}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-note`} className={classes.note}>
        {value === 'session' ? remember.sessionNote : remember.deviceNote}
      </p>
    </div>
  );
}
