/** Lazy part: what a signed-in user sees of a part, loaded with its texts in the language that is wanted. */
import { type ComponentType, createElement, Suspense, useState } from 'react';
import type { SignedIn } from '#app/AccountProvider.tsx';
import { type LazyComponent, lazyComponent } from '#app/lazy-component.ts';
import { Starting } from '#app/Starting.tsx';
import type { Clock } from '#base/clock.ts';
import { chooseLanguage, type Languages, languages } from '#texts/languages.ts';
import type { PartProps } from './Part.tsx';
import type { PartHost } from './part-host.ts';

interface LazyPartProps {
  signedIn: SignedIn;
  /** Tags of BCP 47, the most wanted language first. */
  wanted: readonly string[];
  clock: Clock;
  host: PartHost;
}

export function LazyPart(props: LazyPartProps) {
  return (
    <Suspense fallback={<Starting />}>
      <SpokenPart key={props.signedIn.engine.accountId} {...props} />
    </Suspense>
  );
}

/** In the language that is wanted when it is mounted; it changes to another one by itself. */
function SpokenPart(props: LazyPartProps) {
  const [tag] = useState(() => chooseLanguage(props.wanted));
  return createElement(partIn(tag).Component, props);
}

const parts = new Map<string, LazyComponent<LazyPartProps>>();

/** The same component each time, because another one would begin with an empty state. */
function partIn(tag: string): LazyComponent<LazyPartProps> {
  const part = parts.get(tag) ?? lazyComponent(() => load(tag));
  parts.set(tag, part);
  return part;
}

async function load(tag: string): Promise<ComponentType<LazyPartProps>> {
  const among: Languages = languages;
  const [{ Part }, catalog] = await Promise.all([
    import('./Part.tsx'),
    (among[tag] ?? languages.en).load(),
  ]);
  const texts: PartProps['texts'] = { tag, catalog };
  return (props) => <Part {...props} texts={texts} />;
}
