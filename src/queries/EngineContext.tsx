/** Engine context: hands the engine of the signed-in account to all screens below. */
import { createContext, type ReactNode, use } from 'react';
import type { Engine } from '#engine/engine.ts';

const EngineContext = createContext<Engine | null>(null);
const EndContext = createContext<AbortSignal | null>(null);

interface EngineProviderProps {
  engine: Engine;
  /** Aborts when the engine has ended, as by a lock. */
  ended?: AbortSignal;
  children: ReactNode;
}

/** Hands the engine to all screens below. */
export function EngineProvider({ engine, ended, children }: EngineProviderProps) {
  return (
    <EngineContext value={engine}>
      <EndContext value={ended ?? null}>{children}</EndContext>
    </EngineContext>
  );
}

/**
 * Aborts when the engine of the account has ended: what a screen holds of the account outside of
 * React is dropped then.
 */
export function useEngineEnd(): AbortSignal | null {
  return use(EndContext);
}

/**
 * The engine of the account that is signed in.
 *
 * @throws Error outside an `EngineProvider`: screens that need one are only shown to a signed-in
 * user.
 */
export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (engine === null) throw new Error('This screen needs an account: put it below EngineProvider');
  return engine;
}
