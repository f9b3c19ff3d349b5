/** Stored data panel: lists what Linkdeck stores in this browser, and removes it. */
import { Button, Group, Text, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { formatBytes, formatCount } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import classes from './StoredPanel.module.css';
import { storedKinds } from './stored-data-labels.ts';

const places = { browser: 'until wiped', tab: 'until this tab is closed', database: 'until wiped' } as const;

export function StoredPanel() {
  const { readStored, wipe, preferences } = useDevice();
  const { clearColorScheme } = useMantineColorScheme();
  const [asking, setAsking] = useState(false);
  // Stored data changes with every preference, so nothing is cached.
  const stored = useQuery({ queryKey: ['stored on this device', preferences], queryFn: readStored, staleTime: 0, gcTime: 0 });

  return (
    <Panel title="Stored on this device">
      <QueryState query={stored} what="what is stored" skeleton={<div className={classes.waiting} />}>
        {(parts) =>
          parts.length === 0 ? (
            <Text c="var(--deck-text-dim)">Nothing is stored.</Text>
          ) : (
            <ul className={classes.parts} aria-label="Stored on this device">
              {storedKinds(parts).map(({ place, label, count, bytes }) => (
                <li key={`${place} ${label}`}>
                  <span className={classes.what}>{label}</span>
                  <span className={classes.note}>
                    {places[place]}, {bytes === undefined ? 'size not told' : formatBytes(bytes)}
                    {count === 1 ? '' : `, for ${formatCount(count, 'account')}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <Text size="sm" c="var(--deck-text-dim)" my="sm">
        Lists are in memory only, and gone when the page is closed. So are links, unless you keep them.
      </Text>
      <Group gap="sm" mt="auto">
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          Wipe this device…
        </Button>
      </Group>
      {asking ? (
        <ConfirmDialog
          title="Wipe this device?"
          confirmLabel="Wipe this device"
          failure="The device was not wiped"
          onConfirm={async () => {
            clearColorScheme();
            await wipe();
          }}
          onClose={() => setAsking(false)}
        >
          Everything that Linkdeck keeps in this browser will be gone, for all accounts: the API key, your labels and what you
          chose here. You are signed out. The account at the service stays as it is.
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
