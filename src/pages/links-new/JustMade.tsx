/** The link that was made just before, above the fields of the next one. */
import { Alert, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { NewLink } from '#contract/links.ts';
import { paths } from '#pages/paths.ts';
import { aliasDiffers } from '#pages/pieces/alias-differs.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { ShortLink } from '#ui/ShortLink.tsx';

export interface MadeBefore {
  readonly link: { readonly id: number; readonly shorturl: string };
  /** What was sent. */
  readonly asked: NewLink;
}

export function JustMade({ made: { link, asked } }: { made: MadeBefore }) {
  return (
    <Alert color="teal" role="status" title="Link created">
      <Group gap="xs">
        <Link to={paths.link.href(link.id)}>
          <ShortLink address={link.shorturl} />
        </Link>
        <CopyButton value={link.shorturl} label="Copy short link" />
      </Group>
      {aliasDiffers(asked.custom, link.shorturl) ? (
        <Text size="sm" c="var(--deck-waiting)">
          You asked for the alias “<bdi>{asked.custom}</bdi>”, but the service answered with another.
        </Text>
      ) : null}
      <Text size="sm">The settings are kept for the next one; destination, alias, expiry and password are not.</Text>
    </Alert>
  );
}
