/** Ctrl+Shift+L, which locks from wherever one is: in a field and in a dialog too. */
import { useEffect, useEffectEvent } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';

export function LockKey() {
  const { lock } = useDevice();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isLock = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && event.key.toLowerCase() === 'l';
    if (!isLock || event.repeat) return;
    event.preventDefault();
    lock();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  return null;
}
