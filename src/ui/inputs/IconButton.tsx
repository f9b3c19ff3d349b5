/** Icon button: a plain button for rows of long lists, with a tooltip that is made while the pointer rests on it. */
import { Tooltip } from '@mantine/core';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import classes from './IconButton.module.css';

/** Before the tooltip is shown, in milliseconds: that of all tooltips. */
const openDelay = 250;

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'title' | 'aria-label'> {
  /** For screen readers. */
  label: string;
  /** Of the tooltip; undefined for none. */
  tip?: string;
}

/** Looks as Mantine's ActionIcon, and spares each row a tooltip that listens before it is needed. */
export function IconButton({ label, tip, children, ...rest }: IconButtonProps) {
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes.button}
        aria-label={label}
        onMouseEnter={({ currentTarget }) => setPointed(currentTarget)}
        onMouseLeave={() => setPointed(null)}
      >
        {children}
      </button>
      {pointed === null || tip === undefined ? null : <Tip target={pointed} label={tip} />}
    </>
  );
}

function Tip({ target, label }: { target: HTMLElement; label: string }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(true), openDelay);
    return () => clearTimeout(timer);
  }, []);
  return <Tooltip target={target} label={label} opened={opened} />;
}
