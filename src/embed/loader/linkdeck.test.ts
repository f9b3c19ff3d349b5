import { expect, it } from 'vitest';

it('24 SSR import in Node', async () => {
  expect(typeof window).toBe('undefined');
  const { mountLinkdeck } = await import('./linkdeck.ts');
  expect(mountLinkdeck).toBeTypeOf('function');
  const { Linkdeck } = await import('./ReactLinkdeck.tsx');
  expect(Linkdeck).toBeTypeOf('function');
});
