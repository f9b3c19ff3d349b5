/** Assign picker: a dialog that assigns items to an existing or a new channel or campaign. */
import { Drawer, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { countItems, shortName } from '#features/assign/model/assign-messages.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { durationLabel } from '#features/jobs/job-labels.ts';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { useBudget } from '#queries/budget.ts';
import { useCreateCampaign } from '#queries/resources/campaigns.ts';
import { useCreateChannel } from '#queries/resources/channels.ts';
import { useReturnFocus } from '#ui/dialogs/focus.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { TargetCombobox } from './TargetCombobox.tsx';

/** So few requests leave at once, so an estimate would only distract. */
const few = 5;

interface AssignPickerProps {
  kind: AssignTarget['kind'];
  items: readonly AssignableItem[];
  onClose: () => void;
}

export function AssignPicker({ kind, items, onClose }: AssignPickerProps) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const errorText = useErrorText();
  const { assign } = useAssign();
  useReturnFocus();
  const create = useCreate(kind);
  const [creating, setCreating] = useState(false);
  const [notice, setNotice] = useState('');
  const isOpen = useIsOpen();
  const { bulkPerMinute } = useBudget();

  const choose = (target: AssignTarget) => {
    assign(items, target);
    onClose();
  };
  const createAndChoose = async (name: string) => {
    if (creating) return;
    setCreating(true);
    setNotice('');
    try {
      const target = await create.send(name);
      // A user who has closed the dialog meanwhile no longer wants to assign.
      if (target !== undefined && isOpen.current) choose(target);
      if (target !== undefined) return;
      setNotice(t(`picker.withoutId.${kind}`));
    } catch {
      // The error shows below.
    }
    setCreating(false);
  };
  const [only] = items;
  const title =
    items.length === 1 && only !== undefined
      ? t.rich(`picker.one.${kind}`, {
          name: shortName(only),
          item: (name) => <bdi dir="auto">{name}</bdi>,
        })
      : t(`picker.some.${kind}`, countItems(items));

  return (
    <Sheet title={title} onClose={onClose}>
      <Stack gap="sm">
        <TargetCombobox
          kind={kind}
          busy={creating}
          onChoose={choose}
          onCreate={(name) => void createAndChoose(name)}
        />
        <ErrorAlert title={t(`picker.notCreated.${kind}`)}>
          {create.error === null ? '' : errorText(create.error)}
        </ErrorAlert>
        <CreatedNotice>{notice}</CreatedNotice>
        {items.length <= few ? null : (
          <Text size="sm">
            {t('picker.cost', {
              ...countItems(items),
              time: durationLabel(items.length, bulkPerMinute, jobTexts),
            })}
          </Text>
        )}
        <Text size="xs" c="var(--deck-text-dim)">
          {t(`cannotUndo.${kind}`)}
        </Text>
      </Stack>
    </Sheet>
  );
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** A dialog; on a phone a sheet at the foot of the screen. */
function Sheet({
  title,
  onClose,
  children,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  const phone = useIsPhone();
  const shared = {
    opened: true,
    onClose,
    title,
    returnFocus: false,
    closeButtonProps: { 'aria-label': t('close') },
  };
  return phone ? (
    <Drawer {...shared} position="bottom" size="85dvh">
      {children}
    </Drawer>
  ) : (
    <Modal {...shared} size={480}>
      {children}
    </Modal>
  );
}

function useCreate(kind: AssignTarget['kind']) {
  const channel = useCreateChannel();
  const campaign = useCreateCampaign();
  const { targetOf } = useTargetNames();
  const madeTarget = (made: { id: number | null; name: string | null }) =>
    hasId(made) ? targetOf(kind, made) : undefined;
  return {
    error: channel.error ?? campaign.error,
    /** The new target; undefined where the reply does not say which one it is. */
    send: async (name: string): Promise<AssignTarget | undefined> => {
      if (kind === 'channel') return madeTarget(await channel.mutateAsync({ name }));
      const { id, domain } = await campaign.mutateAsync({ name });
      return madeTarget({ id, name: domain });
    },
  };
}
