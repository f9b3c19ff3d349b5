/** The quick form: a destination and an alias if wanted, sent with how the link opens where that was chosen before. */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { useCreateLink } from '#queries/links.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { writeListState } from './list-state.ts';
import { type QuickLink, quickLink } from './quick-link.ts';

const fields = {
  url: { placeholder: 'https://example.com/page', description: '' },
  custom: { description: 'Optional. What stands behind the slash; left empty, the service makes one up.' },
} as const;

interface QuickFormProps {
  url: string;
  /** How the link is to open, in the service's words, or ''. */
  type: string;
  onMade: (reply: { id: number; shorturl: string }, asked: QuickLink) => void;
  onClose: () => void;
}

export function QuickForm({ url, type: wanted, onMade, onClose }: QuickFormProps) {
  const create = useCreateLink();
  const [type, setType] = useState(wanted);
  return (
    <SchemaForm
      schema={quickLink}
      defaults={{ url }}
      fields={fields}
      submitLabel="Create link"
      act={{ thing: 'link', done: 'made' }}
      autoFocus
      onCancel={onClose}
      onSubmit={async (link) => onMade(await create.mutateAsync({ ...link, ...(type === '' ? {} : { type }) }), link)}
      whenUnknown={(link) => (
        <Button component={Link} to={searchFor(link.url)} onClick={onClose} size="xs" variant="default" mt="sm">
          Look for it in Links
        </Button>
      )}
    >
      {type === '' ? null : (
        <Group gap="xs" justify="space-between" role="group" aria-label="How it opens">
          <Text size="sm">{opensWith(type)}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setType('')}>
            Open directly instead
          </Button>
        </Group>
      )}
    </SchemaForm>
  );
}

function searchFor(q: string): string {
  return `${paths.links.href()}?${writeListState({ q, short: '', order: 'date', page: 1 }).toString()}`;
}

/** The way in which a link opens, in words; one that is not known is shown as it is sent. */
function opensWith(type: string) {
  const [, overlay, splash] = /^(?:overlay-(\d{1,10})|(\d{1,10}))$/.exec(type) ?? [];
  if (overlay !== undefined) return `Asks the service to show the overlay ${overlay} over the destination.`;
  if (splash !== undefined) return `Asks the service to show the splash page ${splash} first.`;
  return (
    <>
      Opens as <bdi>{type.slice(0, 50)}</bdi>.
    </>
  );
}
