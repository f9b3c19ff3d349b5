/** Pasted lines: begins an import with what was pasted on another screen. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import type { ImportSession } from './import-session.ts';

const state = z.object({ pasted: z.string() });

/** A file that is open stays: what was pasted is no reason to lose it. */
export function usePastedLines(session: ImportSession): void {
  const t = useTranslations('linksImport.source');
  const location = useLocation();
  const navigate = useNavigate();
  const { data } = state.safeParse(location.state);
  const pasted = data?.pasted ?? '';
  const begin = useEffectEvent(() => {
    // A reload, or the way back, begins nothing again.
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: null });
    if (session.get().layout === undefined) void session.readText(pasted, t('pasted'));
  });
  useEffect(() => {
    if (pasted !== '') begin();
  }, [pasted]);
}
