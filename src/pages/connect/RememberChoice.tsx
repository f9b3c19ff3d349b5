/** Key retention choice: how long to remember the key, and what each choice protects from. */
import { Text } from '@mantine/core';
import { useId } from 'react';
import classes from './RememberChoice.module.css';

type Keep = 'session' | 'device';

interface RememberChoiceProps {
  /** Whether this browser can keep a key over a reload. */
  keeps: boolean;
  /** Whether the tabs of Linkdeck share keys and requests. */
  shared: boolean;
  /** In a parent page. */
  embedded: boolean;
  value: Keep;
  onChange: (value: Keep) => void;
}

const choices: readonly { value: Keep; label: string; note: string }[] = [
  {
    value: 'session',
    label: 'Until I close Linkdeck',
    note: 'All its tabs share the key, and a reload keeps you signed in. It is gone with the last tab, and with a lock.',
  },
  {
    value: 'device',
    label: 'On this device, behind a passphrase',
    note: 'Next time the passphrase opens it. While Linkdeck is locked or closed, nobody who has this device can read the key without it.',
  },
];

/**
 * The browser's own inputs: this is the first screen, and they work as they are. No fieldset: WebKit gives one with a legend too
 * much height at first, and takes it back while the user presses the button below.
 */
export function RememberChoice({ keeps, shared, embedded, value, onChange }: RememberChoiceProps) {
  const name = useId();
  if (embedded) {
    return (
      <Text size="xs" c="var(--deck-text-dim)">
        Not remembered in this portal: the key stays in the memory of this frame, where the page around it cannot read it. A
        reload asks again.
      </Text>
    );
  }
  if (!keeps) {
    return (
      <Text size="xs" c="var(--deck-text-dim)">
        The key stays in memory only: a reload asks again.{' '}
        {shared ? '' : 'Each tab asks for it by itself, and gets its part of the requests that the service allows. '}
        To stay signed in, open Linkdeck over https, or on this machine itself, in a window that is not private.
      </Text>
    );
  }
  return (
    <div role="radiogroup" aria-labelledby={`${name}-legend`}>
      <div id={`${name}-legend`} className={classes.legend}>
        Remember the key
      </div>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            aria-describedby={`${name}-${choice.value}`}
          />
          <span className={classes.label}>{choice.label}</span>
          <span id={`${name}-${choice.value}`} className={classes.note}>
            {choice.note}
          </span>
        </label>
      ))}
      <p className={classes.note}>
        Neither protects from somebody who uses this browser while the account is open, or from a harmful extension in it.
      </p>
    </div>
  );
}
