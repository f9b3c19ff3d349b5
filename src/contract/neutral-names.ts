/** Neutral names: the stand-ins of the document for networks, app stores and pixel types. */
import { pixelTypes } from './pixel-types.ts';

export const networks = ['network1', 'network2', 'network3'] as const;
export const appStores = ['appstore_a', 'appstore_b'] as const;

/** A stand-in of the document: one of three networks, two app stores and thirteen pixel types. */
export type NeutralName = (typeof networks | typeof appStores | typeof pixelTypes)[number];

export const neutralNames: readonly NeutralName[] = [...networks, ...appStores, ...pixelTypes];

export function isNeutralName(name: string): name is NeutralName {
  return neutralNames.some((each) => each === name);
}
