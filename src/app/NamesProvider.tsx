/** Names provider: tells the engine which names were set for the service, keeps what it finds out, and labels them. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { vocabularies } from '#contract/service-names.ts';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { labelsFor } from '#features/settings/labels.ts';
import { NamesChoiceContext } from '#features/settings/names-choice.ts';
import { SettingsProvider, useSettings } from '#features/settings/SettingsContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';

export function NamesProvider({ children }: { children: ReactNode }) {
  const engine = useEngine();
  const client = useQueryClient();
  const settings = useSettings();
  const { readNames, keepNames } = useDevice();
  const { names, found } = useServiceNames();
  const [kept, setKept] = useState(() => readNames(engine.accountId));
  // While rendering, so that nothing is drawn with what is out of date.
  if (found !== null && found !== kept.found) setKept({ ...kept, found });
  const { chosen } = kept;
  const set = chosen === null ? settings.names : vocabularies[chosen];

  const hasChosen = useRef(false);
  useEffect(() => {
    const told = engine.names.use(set, kept.found).then(() => {
      // Replies in the cache have been read by the names from before.
      if (hasChosen.current) void client.invalidateQueries();
      hasChosen.current = false;
    });
    // A lock may end the engine in this moment; the next one is told again.
    told.catch(() => undefined);
  }, [engine, client, set, kept.found]);
  useEffect(() => keepNames(engine.accountId, kept), [engine, kept, keepNames]);

  const labelled = useMemo(() => ({ ...settings, labels: labelsFor(settings.labels, names) }), [settings, names]);
  const choice = useMemo(
    () => ({
      chosen,
      choose: (next: typeof chosen) => {
        hasChosen.current = true;
        setKept((before) => ({ ...before, chosen: next }));
      },
    }),
    [chosen],
  );
  return (
    <NamesChoiceContext value={choice}>
      <SettingsProvider settings={labelled}>{children}</SettingsProvider>
    </NamesChoiceContext>
  );
}
