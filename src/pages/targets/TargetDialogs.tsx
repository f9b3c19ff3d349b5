/** Target dialogs: create, edit, delete a channel or campaign, or assign items to it; and the actions that open them. */
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { useCampaign, useDeleteCampaign } from '#queries/resources/campaigns.ts';
import { channelItemsQuery, useChannel, useDeleteChannel } from '#queries/resources/channels.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';

export type TargetKind = AssignTarget['kind'];

/** A channel or campaign, or its id alone while it is read. */
export type TargetRecord =
  | Identified<Channel>
  | Identified<Campaign>
  | { readonly id: number; readonly name: null };

/**
 * What can be done with channels or campaigns, and with each of them.
 *
 * @param onDeleted after one of them was deleted
 */
export function useTargetActions(kind: TargetKind, onDeleted?: () => void) {
  const t = useTranslations('assign.menu');
  const openDialog = useDialog();
  const create = () => openDialog(TargetForm, { kind });
  // The same until the language changes, so that rows need not render again.
  const actionsOf = useCallback(
    (record: TargetRecord) => ({
      assign: {
        id: 'assign-items',
        title: t(`assign.${kind}`),
        icon: Plus,
        key: 'a',
        run: () => openDialog(AddDialog, { kind, record }),
      },
      edit: {
        id: 'edit-target',
        title: t(`edit.${kind}`),
        icon: Pencil,
        run: () => openDialog(TargetForm, { kind, record }),
      },
      remove: {
        id: 'delete-target',
        title: t(`delete.${kind}`),
        icon: Trash2,
        isDanger: true,
        run: () => openDialog(DeleteDialog, { kind, record, onDeleted }),
      },
    }),
    [t, kind, onDeleted, openDialog],
  );
  return { create, actionsOf };
}

interface TargetFormProps {
  kind: TargetKind;
  record?: TargetRecord;
  onClose: () => void;
}

function TargetForm({ kind, record, onClose }: TargetFormProps) {
  if (kind === 'channel')
    return (
      <ChannelForm record={record && 'color' in record ? record : undefined} onClose={onClose} />
    );
  return (
    <CampaignForm record={record && 'rotator' in record ? record : undefined} onClose={onClose} />
  );
}

interface NamedProps {
  kind: TargetKind;
  record: TargetRecord;
  children: (target: AssignTarget) => ReactNode;
}

/** A dialog that is opened before the name is read gets it when that comes. */
function Named({ kind, record, children }: NamedProps) {
  const { targetOf } = useTargetNames();
  if (record.name !== null) return children(targetOf(kind, record));
  const Reads = kind === 'channel' ? ReadsChannel : ReadsCampaign;
  return <Reads id={record.id}>{(read) => children(targetOf(kind, read ?? record))}</Reads>;
}

interface ReadsProps {
  id: number;
  children: (read: TargetRecord | null | undefined) => ReactNode;
}

function ReadsChannel({ id, children }: ReadsProps) {
  return children(useChannel(id).data);
}

function ReadsCampaign({ id, children }: ReadsProps) {
  return children(useCampaign(id).data);
}

/** What is loaded of the items of a channel: they are not worth a request. */
function useLoadedItems({ kind, id }: AssignTarget) {
  const { data } = useQuery({ ...channelItemsQuery(useEngine(), id, 1), enabled: false });
  return kind === 'channel' ? data : undefined;
}

interface TargetDialogProps {
  kind: TargetKind;
  record: TargetRecord;
  onClose: () => void;
}

function AddDialog({ kind, record, onClose }: TargetDialogProps) {
  return (
    <Named kind={kind} record={record}>
      {(target) => <AddItems target={target} onClose={onClose} />}
    </Named>
  );
}

function AddItems({ target, onClose }: { target: AssignTarget; onClose: () => void }) {
  const items = useLoadedItems(target)?.rows.filter(hasId) ?? [];
  const links = items.filter(({ type }) => type === 'links');
  const present = new Set(links.map(({ id }) => id));
  return <AddItemsDialog target={target} present={present} onClose={onClose} />;
}

interface DeleteDialogProps extends TargetDialogProps {
  onDeleted: (() => void) | undefined;
}

function DeleteDialog({ kind, record, onDeleted, onClose }: DeleteDialogProps) {
  const t = useTranslations('assign.delete');
  const remove = { channel: useDeleteChannel(), campaign: useDeleteCampaign() }[kind];
  return (
    <ConfirmDialog
      title={t(`title.${kind}`)}
      confirmLabel={t(`confirm.${kind}`)}
      failure={t(`failed.${kind}`)}
      onConfirm={async () => {
        await remove.mutateAsync({ id: record.id });
        onDeleted?.();
      }}
      onClose={onClose}
    >
      <Named kind={kind} record={record}>
        {(target) => <Question target={target} />}
      </Named>
    </ConfirmDialog>
  );
}

/** Names it, and says what a deletion does to its contents. */
function Question({ target }: { target: AssignTarget }) {
  const t = useTranslations();
  const count = knownTotal(useLoadedItems(target));
  const lost = () => {
    if (target.kind === 'campaign') return t('campaigns.delete');
    return count === undefined
      ? t('channels.delete.items')
      : t('channels.delete.counted', { count });
  };
  return (
    <>
      {t.rich('assign.delete.text', {
        name: target.name.slice(0, 200),
        target: (text) => (
          <bdi dir="auto">
            <b>{text}</b>
          </bdi>
        ),
      })}{' '}
      {lost()}
    </>
  );
}
