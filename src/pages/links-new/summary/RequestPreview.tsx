/** Request preview: the exact request for the link in the form, as JSON or as a curl command without the key. */

import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renameRequest, renaming } from '#contract/service-names.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { curlOf, jsonOf } from '#queries/curl.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import classes from './LinkSummary.module.css';

export function RequestPreview() {
  const t = useTranslations('linksNew.preview.request');
  const { request } = useWizard();
  const { names } = useServiceNames();
  const { body } = request;
  const sent = renameRequest('links.create', body, renaming(names, 'service'));
  const { serviceAddress } = useEngine();
  const [format, setFormat] = useState<'json' | 'curl'>('json');
  const [shown, setShown] = useState(false);
  const textOf = (hidePassword: boolean) =>
    format === 'json'
      ? jsonOf(sent, { hidePassword })
      : curlOf({ method: 'POST', path: '/api/url/add', body: sent }, serviceAddress, {
          key: 'YOUR_API_KEY',
          hidePassword,
        });
  const hasPassword = body.password !== undefined;
  return (
    <div className={classes.request}>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          aria-label={t('format')}
          size="xs"
          value={format}
          onChange={(value) => setFormat(value === 'curl' ? 'curl' : 'json')}
          data={[
            { value: 'json', label: 'JSON' },
            { value: 'curl', label: 'curl' },
          ]}
        />
        <Group gap={4}>
          {hasPassword ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? t('hidePassword') : t('showPassword')}
            </Button>
          ) : null}
          <CopyButton
            value={textOf(false)}
            label={format === 'json' ? t('copyJson') : t('copyCurl')}
          />
        </Group>
      </Group>
      {/* Within reach of the keyboard, because it scrolls. */}
      <pre
        className={classes.code}
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={format === 'json' ? t('json') : t('curl')}
      >
        {textOf(!shown)}
      </pre>
      {hasPassword || format === 'curl' ? (
        <Text size="xs" c="var(--deck-text-dim)">
          <span>{hasPassword ? t('holdsPassword') : ''}</span>{' '}
          <span>{format === 'curl' ? t('replaceKey') : ''}</span>
        </Text>
      ) : null}
    </div>
  );
}
