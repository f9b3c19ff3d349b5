/** Root of the demo: its start page, or the dashboard below its bar. */
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { App } from '#app/App.tsx';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import { AppRouter } from '#app/routing/router.tsx';
import type { Clock } from '#base/clock.ts';
import type { DemoTexts } from '#texts/demo-texts.ts';
import type { Start } from '#texts/start-texts.ts';
import { cssVariablesResolver, theme } from '#ui/theme.ts';
import { DemoBar } from './DemoBar.tsx';
import { DemoProblemPage } from './DemoProblemPage.tsx';
import { DemoStart } from './DemoStart.tsx';
import { type OpenedDemo, useDemo, useDemoTexts } from './use-demo.ts';

interface DemoRootProps {
  demo: Promise<OpenedDemo>;
  /** The same, where it is open already. */
  opened: OpenedDemo | undefined;
  clock: Clock;
  settings: ReadSettings;
  dashboardUrl: string;
  start: Start;
  texts: DemoTexts;
  /** Tags of BCP 47, the most wanted language first. */
  wanted: readonly string[];
}

export function DemoRoot({
  demo,
  opened: first,
  clock,
  settings,
  dashboardUrl,
  start,
  texts: firstTexts,
  wanted,
}: DemoRootProps) {
  const texts = useDemoTexts(firstTexts);
  const { opened, problem, isBusy, isSignedOut, open, startOver } = useDemo(demo, first, wanted);
  if (problem !== undefined)
    return (
      <Themed>
        <DemoProblemPage problem={problem} texts={texts} />
      </Themed>
    );
  if (opened === undefined || isSignedOut)
    return (
      <Themed>
        <DemoStart texts={texts} isBusy={isBusy} onOpen={() => void open()} />
      </Themed>
    );
  return (
    <>
      <DemoBar worker={opened.worker} texts={texts} onStartOver={() => void startOver()} />
      <AppRouter document={document}>
        <App
          session={opened.session}
          clock={clock}
          settings={settings}
          dashboardUrl={dashboardUrl}
          start={start}
        />
      </AppRouter>
    </>
  );
}

/** What the dashboard brings for its own screens. */
function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
