/** App providers: theme, settings, device and first texts, around Connect and the dashboard alike. */
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type EmbedOptions, EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { CrashPage } from '#app/routing/CrashPage.tsx';
import { type Device, SessionContext } from '#features/session/SessionContext.tsx';
import { type Settings, SettingsProvider } from '#features/settings/SettingsContext.tsx';
import { StartProvider } from '#texts/StartProvider.tsx';
import type { Start } from '#texts/start-texts.ts';
import { theme } from '#ui/theme.ts';

interface AppProvidersProps {
  hostOptions: EmbedOptions;
  settings: Settings;
  device: Device;
  nonce: string | undefined;
  /** The texts of the first screen that are here already. */
  start: Start;
  /** Tags of BCP 47, the most wanted language first. */
  wanted: readonly string[];
  isStartShown: boolean;
  children: ReactNode;
}

export function AppProviders({
  hostOptions,
  settings,
  device,
  nonce,
  start,
  wanted,
  isStartShown,
  children,
}: AppProvidersProps) {
  const { scheme, variables, direction } = hostOptions;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      forceColorScheme={scheme === 'auto' ? undefined : scheme}
      getStyleNonce={nonce === undefined ? undefined : () => nonce}
    >
      <EmbedOptionsContext value={hostOptions}>
        <SettingsProvider settings={settings}>
          <SessionContext value={device}>
            <StartProvider
              first={start}
              wanted={wanted}
              isShown={isStartShown}
              direction={direction}
            >
              <CrashPage>{children}</CrashPage>
            </StartProvider>
          </SessionContext>
        </SettingsProvider>
      </EmbedOptionsContext>
    </MantineProvider>
  );
}
