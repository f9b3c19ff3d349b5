/** The request for this link, exactly as it is sent: as JSON, or as a curl command without the key. */
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { NewLink } from '#contract/resources/links.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import classes from './LinkSummary.module.css';
import { curlOf, jsonOf } from './request-text.ts';

export function RequestPreview({ body }: { body: NewLink }) {
  const { serviceAddress } = useEngine();
  const [form, setForm] = useState<'json' | 'curl'>('json');
  const [shown, setShown] = useState(false);
  const textOf = (hide: boolean) => (form === 'json' ? jsonOf(body, { hide }) : curlOf(body, serviceAddress, { hide }));
  const secret = body.password !== undefined;
  return (
    <div className={classes['request']}>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          aria-label="Request as"
          size="xs"
          value={form}
          onChange={(value) => setForm(value === 'curl' ? 'curl' : 'json')}
          data={[
            { value: 'json', label: 'JSON' },
            { value: 'curl', label: 'curl' },
          ]}
        />
        <Group gap={4}>
          {secret ? (
            <Button size="compact-xs" variant="subtle" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide password' : 'Show password'}
            </Button>
          ) : null}
          <CopyButton value={textOf(false)} label={form === 'json' ? 'Copy JSON' : 'Copy curl command'} />
        </Group>
      </Group>
      {/* In reach of the keyboard, as it scrolls. */}
      <pre
        className={classes['code']}
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={form === 'json' ? 'Request as JSON' : 'Request as curl'}
      >
        {textOf(!shown)}
      </pre>
      {secret || form === 'curl' ? (
        <Text size="xs" c="var(--deck-text-dim)">
          {[
            secret ? 'What is copied holds the password.' : '',
            form === 'curl' ? 'Put your own key in place of YOUR_API_KEY.' : '',
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </Text>
      ) : null}
    </div>
  );
}
