/** Lazy dashboard: everything behind Connect, which loads without it, in the language that is wanted. */
import { type ComponentType, createElement, Suspense, useState } from 'react';
import { chooseLanguage, type Languages, languages } from '#texts/languages.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { Starting } from './Starting.tsx';

type SpokenProps = Omit<DashboardProps, 'texts'>;

export function LazyDashboard(props: SpokenProps) {
  return (
    <Suspense fallback={<Starting />}>
      <Dashboard key={props.signedIn.engine.accountId} {...props} />
    </Suspense>
  );
}

/** Loads the code, the texts and the screen at a path before they are needed. */
export async function loadDashboard(wanted: readonly string[], path: string): Promise<void> {
  await Promise.all([dashboardIn(chooseLanguage(wanted)).preload(), loadScreen(path)]);
}

/** The dashboard in the language that is wanted when it is mounted; it changes to another one by itself. */
function Dashboard(props: SpokenProps) {
  const [tag] = useState(() => chooseLanguage(props.wanted));
  return createElement(dashboardIn(tag).Component, props);
}

const dashboards = new Map<string, LazyComponent<SpokenProps>>();

/** The same component each time, because another one would begin with empty screens. */
function dashboardIn(tag: string): LazyComponent<SpokenProps> {
  const dashboard = dashboards.get(tag) ?? lazyComponent(() => load(tag));
  dashboards.set(tag, dashboard);
  return dashboard;
}

async function load(tag: string): Promise<ComponentType<SpokenProps>> {
  const among: Languages = languages;
  const [{ Dashboard: Loaded }, catalog] = await Promise.all([
    import('./Dashboard.tsx'),
    (among[tag] ?? languages.en).load(),
  ]);
  const texts = { tag, catalog };
  return (props) => <Loaded {...props} texts={texts} />;
}

async function loadScreen(path: string): Promise<void> {
  try {
    const { preloadScreen } = await import('./routing/sections.ts');
    await preloadScreen(path);
  } catch {
    // It is loaded again when it is shown.
  }
}
