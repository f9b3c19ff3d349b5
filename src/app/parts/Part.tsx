/** Part: one small screen of the account without the shell, as the page around it has asked for. */
import { DirectionProvider } from '@mantine/core';
import { type ComponentType, use } from 'react';
import { useTranslations } from 'use-intl';
import { AccountProvider, type SignedIn } from '#app/AccountProvider.tsx';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useTouch } from '#app/use-touch.ts';
import type { Clock } from '#base/clock.ts';
import { BegunLinksContext, useBegunLinks } from '#queries/new-link.ts';
import type { Catalog } from '#texts/catalog.ts';
import { LanguageProvider } from '#texts/LanguageProvider.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { CreatePart } from './create/CreatePart.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { ListPart } from './ListPart.tsx';
import classes from './Part.module.css';
import { type PartHost, PartHostContext, type PartOptions, usePartOptions } from './part-host.ts';
import { PickerPart } from './picker/PickerPart.tsx';

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

/** Loaded together: they are small, and a page with one of them often has another. */
const screens: Readonly<Record<PartOptions['part'], ComponentType<ScreenProps>>> = {
  picker: PickerPart,
  create: CreatePart,
  figures: FiguresPart,
  list: ListPart,
  unset: UnsetPart,
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
                <Screen clock={clock} />
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

function UnsetPart() {
  const t = useTranslations('parts');
  return <p className={classes.dim}>{t('unset')}</p>;
}
