/** Part: one small screen of the account without the shell, as the page around it has asked for. */
import { DirectionProvider } from '@mantine/core';
import { type ComponentType, lazy, Suspense, use } from 'react';
import { AccountProvider, type SignedIn } from '#app/AccountProvider.tsx';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useTouch } from '#app/use-touch.ts';
import type { Clock } from '#base/clock.ts';
import { BegunLinksContext, useBegunLinks } from '#queries/new-link.ts';
import type { Catalog } from '#texts/catalog.ts';
import { LanguageProvider } from '#texts/LanguageProvider.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './Part.module.css';
import { type PartHost, PartHostContext, type PartOptions, usePartOptions } from './part-host.ts';

export interface PartProps {
  /** Those that are loaded when it is first shown. */
  texts: { readonly tag: string; readonly catalog: Catalog };
  wanted: readonly string[];
  clock: Clock;
  signedIn: SignedIn;
  host: PartHost;
}

interface ScreenProps {
  clock: Clock;
}

/** Each is a file of its own, because a page shows one or two of them. */
const screens: Readonly<Record<PartOptions['part'], ComponentType<ScreenProps>>> = {
  picker: lazy(async () => ({ default: (await import('./picker/PickerPart.tsx')).PickerPart })),
  create: lazy(async () => ({ default: (await import('./create/CreatePart.tsx')).CreatePart })),
  figures: lazy(async () => ({ default: (await import('./FiguresPart.tsx')).FiguresPart })),
  list: lazy(async () => ({ default: (await import('./ListPart.tsx')).ListPart })),
};

export function Part({ texts, wanted, clock, signedIn, host }: PartProps) {
  const { direction } = use(EmbedOptionsContext);
  const begunLinks = useBegunLinks();
  useTouch(signedIn.engine, clock);

  return (
    <LanguageProvider
      wanted={wanted}
      first={texts}
      localeOf={() => pageLocale().locale}
      direction={direction}
    >
      <DirectionProvider>
        <AccountProvider signedIn={signedIn} clock={clock}>
          <BegunLinksContext value={begunLinks}>
            <PartHostContext value={host}>
              <main className={classes.part}>
                <Suspense fallback={<div className="starting" aria-busy />}>
                  <Screen clock={clock} />
                </Suspense>
              </main>
            </PartHostContext>
          </BegunLinksContext>
        </AccountProvider>
      </DirectionProvider>
    </LanguageProvider>
  );
}

function Screen({ clock }: ScreenProps) {
  const { part } = usePartOptions();
  const Chosen = screens[part];
  return <Chosen clock={clock} />;
}
