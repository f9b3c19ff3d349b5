/** Action button: an action with its words, or where there is little room with its icon. */
import { ActionIcon, Button, type ButtonProps, Tooltip } from '@mantine/core';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps } from '#ui/safety/safe-url.ts';
import { type Action, ariaKeysOf } from './actions.ts';

interface ActionButtonProps extends ButtonProps {
  action: Action | undefined;
  isIcon?: boolean;
  /** False for words alone. */
  hasIcon?: boolean;
}

export function ActionButton({
  action,
  isIcon = false,
  hasIcon = true,
  ...button
}: ActionButtonProps) {
  if (action === undefined) return null;
  const { title, short = title, icon: Icon, copies } = action;
  if (copies !== undefined)
    return (
      <CopyButton value={copies} label={title}>
        {isIcon ? undefined : short}
      </CopyButton>
    );
  const leads = action.to !== undefined || action.href !== undefined;
  const target = {
    ...targetOf(action),
    'aria-keyshortcuts': ariaKeysOf(action.key),
    // A report has the three dots too, and is a screen.
    'aria-haspopup': !leads && title.endsWith('…') ? ('dialog' as const) : undefined,
  };
  if (isIcon)
    return (
      <Tooltip label={title}>
        <ActionIcon aria-label={title} {...target}>
          {Icon && <Icon size={16} />}
        </ActionIcon>
      </Tooltip>
    );
  const iconSize = button.size === 'xs' ? 14 : 16;
  return (
    <Button
      variant="default"
      leftSection={hasIcon && Icon ? <Icon size={iconSize} aria-hidden /> : undefined}
      aria-label={short === title ? undefined : title}
      {...target}
      {...button}
    >
      {short}
    </Button>
  );
}

/** What a press does, as properties of a Mantine button or item of a menu. */
export function targetOf({ to, state, href, run }: Action) {
  // These give the rest to their component.
  if (to !== undefined) return { component: ScreenLink as unknown as 'a', to, state };
  if (href !== undefined) return { component: 'a' as const, href, ...externalLinkProps };
  return { onClick: run };
}
