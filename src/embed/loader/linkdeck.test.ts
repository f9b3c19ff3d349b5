import { expect, it } from 'vitest';

it('can be imported in Node, for rendering on a server', async () => {
  expect(typeof window).toBe('undefined');
  const { mountLinkdeck } = await import('./linkdeck.ts');
  expect(mountLinkdeck).toBeTypeOf('function');
  const { Linkdeck } = await import('./ReactLinkdeck.tsx');
  expect(Linkdeck).toBeTypeOf('function');
});
