/** Quick create: a destination, an alias if wanted, and what became of it. */
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { QuickCreated } from './QuickCreated.tsx';
import { QuickForm } from './QuickForm.tsx';
import type { QuickLink } from './quick-link.ts';

interface QuickCreateProps {
  /** What the destination begins with, or ''. */
  url: string;
  /** How the link is to open, in the service's words, or ''. */
  type?: string;
  onClose: () => void;
}

interface Made {
  id: number;
  shorturl: string;
  asked: QuickLink;
}

export function QuickCreate({ url, type = '', onClose }: QuickCreateProps) {
  const [made, setMade] = useState<Made>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={made === undefined ? 'New link' : 'Link created'}
      size={480}
      // A click beside the dialog is easily made and would lose what was typed.
      closeOnClickOutside={made !== undefined}
    >
      {made === undefined ? (
        <QuickForm url={url} type={type} onMade={(reply, asked) => setMade({ ...reply, asked })} onClose={onClose} />
      ) : (
        <QuickCreated {...made} onAnother={() => setMade(undefined)} onClose={onClose} />
      )}
    </Modal>
  );
}
