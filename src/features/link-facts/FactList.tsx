/** Fact list: terms with their values, each value one line or a list of lines. */
import type { ReactNode } from 'react';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './FactList.module.css';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** One line for each child that there is; a lone one is no list. */
export function FactLines({ children }: { children: ReactNode }) {
  const items = [children]
    .flat(3)
    .filter((child) => child !== null && child !== undefined && child !== false);
  if (items.length === 1) return items[0];
  return (
    <ul className={classes.items}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** A named part of a value. */
export function FactPart({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <bdi className={classes.part}>{name}</bdi> {value}
    </>
  );
}

/** A web address as text. */
export function UrlText({ text }: { text: string }) {
  return (
    <span dir="ltr">
      <UntrustedText text={displayUrl(text)} fold={200} />
    </span>
  );
}
