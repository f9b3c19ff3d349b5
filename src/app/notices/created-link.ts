/** Created link: a new link that exists since a moment ago, with what was asked for and whether it is copied. */
import type { NewLink } from '#contract/resources/links.ts';

export interface CreatedLink {
  /** Of the job that created it. */
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly asked: NewLink;
  readonly link: { readonly id: number; readonly shorturl: string };
  /** `none` where it was not begun in this tab, whose clipboard is not to be changed then. */
  readonly copying: 'none' | 'trying' | 'copied' | 'failed';
}
