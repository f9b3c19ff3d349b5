/** Asks before a domain is deleted, and says what its visitors will find. */
import type { Domain } from '#contract/resources/domains.ts';
import { useDeleteDomain } from '#queries/resources/domains.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { splitAddress } from '#ui/safety/safe-url.ts';

interface DeleteDomainProps {
  domain: Domain;
  /** Hears what the service says of the links that the domain had. */
  onDeleted: (message: string) => void;
  onClose: () => void;
}

export function DeleteDomain({ domain, onDeleted, onClose }: DeleteDomainProps) {
  const remove = useDeleteDomain();
  return (
    <ConfirmDialog
      title="Delete this domain?"
      confirmLabel="Delete domain"
      act={{ thing: 'domain', done: 'deleted' }}
      onConfirm={async () => onDeleted((await remove.mutateAsync({ id: domain.id })).message)}
      onClose={onClose}
    >
      <bdi dir="ltr">
        <b>{splitAddress(domain.domain).host.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone from this account, with its redirects. Short links under it stop working, also where they were handed out; what
      becomes of the links themselves is for the service to decide.
    </ConfirmDialog>
  );
}
