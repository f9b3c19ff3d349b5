/** React without the call stack of each element: its warnings name the component, and a failed test says the rest. */
import * as React from 'react';

/**
 * The development build makes an Error for each element that is created, at most ten thousand in a second. Here the ten
 * thousand count as made.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) {
    throw new Error('React has moved what it shares with its renderers.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}
