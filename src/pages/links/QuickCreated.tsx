/** The link that was just made, as the service spells it, and what one does with it next. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { aliasDiffers } from '#pages/pieces/alias-differs.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { ShortLink } from '#ui/ShortLink.tsx';
import type { QuickLink } from './quick-link.ts';

interface QuickCreatedProps {
  id: number;
  shorturl: string;
  /** What was sent. */
  asked: QuickLink;
  onAnother: () => void;
  onClose: () => void;
}

export function QuickCreated({ id, shorturl, asked, onAnother, onClose }: QuickCreatedProps) {
  // The button that had the focus is gone with the form.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Stack gap="md">
      <div role="status" tabIndex={-1} ref={result}>
        <ShortLink address={shorturl} size="title" />
        <Text size="sm" c="var(--deck-text-dim)">
          leads to <ExternalLink address={asked.url} />
        </Text>
        {aliasDiffers(asked.custom, shorturl) ? (
          <Text size="sm" c="var(--deck-waiting)" mt="xs">
            You asked for the alias “{asked.custom}”, but the service answered with another. It may have had a link to this
            destination already.
          </Text>
        ) : null}
      </div>
      <Group gap="xs">
        <CopyButton value={shorturl} label="Copy short link">
          Copy
        </CopyButton>
        <Button component={Link} to={paths.link.href(id)} variant="default" onClick={onClose}>
          Open details
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          Make another
        </Button>
      </Group>
    </Stack>
  );
}
