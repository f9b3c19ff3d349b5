/** Link title text: what a link is called, with all of it on hover where its place cuts it. */
import type { ComponentProps } from 'react';
import { linkTitle } from '#contract/resources/link-title.ts';
import type { Link } from '#contract/resources/links.ts';

interface LinkTitleProps extends ComponentProps<'bdi'> {
  link: Link;
}

export function LinkTitle({ link, ...rest }: LinkTitleProps) {
  const title = linkTitle(link);
  return (
    <bdi dir="auto" title={title} {...rest}>
      {title.slice(0, 300)}
    </bdi>
  );
}
