/** Screen names: what a parent page calls the screens of a frame, those of lists by their resource. */
import type { DocumentedRequest } from './allow-list.ts';

type ListedResource<Name extends string> = Name extends `${infer Resource}.list` ? Resource : never;

export type ScreenName = 'overview' | 'activity' | 'account' | ListedResource<DocumentedRequest>;
