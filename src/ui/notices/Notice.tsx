/** Notice: the card of one message in the stack of notices, with an icon, a title, a text, actions and a close button. */
import { Button, type ButtonProps, CloseButton, Loader } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleX, Hourglass, Info } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps } from '#ui/safety/safe-url.ts';
import classes from './Notice.module.css';

const icons = {
  done: <CircleCheck size={18} aria-hidden />,
  info: <Info size={18} aria-hidden />,
  waiting: <Hourglass size={18} aria-hidden />,
  part: <CircleAlert size={18} aria-hidden />,
  failed: <CircleX size={18} aria-hidden />,
  busy: <Loader size={18} aria-hidden />,
};

interface NoticeProps {
  tone: keyof typeof icons;
  /** In place of the icon. */
  icon?: ReactNode;
  /** For screen readers. */
  label: string;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** With it there is a button that puts the notice away. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

export function Notice({
  tone,
  icon,
  label,
  title,
  text,
  actions,
  onClose,
  children,
}: NoticeProps) {
  const t = useTranslations('ui.notices');
  return (
    <div className={classes.notice} role="group" aria-label={label.slice(0, 200)}>
      <span className={classes.icon} data-tone={tone}>
        {icon ?? icons[tone]}
      </span>
      <div className={classes.body}>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        {text === undefined || text === '' ? null : (
          <div className={classes.text} dir="auto">
            {text}
          </div>
        )}
        {children}
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </div>
      {onClose === undefined ? null : (
        <FocusHandoff>
          <CloseButton
            size="sm"
            className={classes.close}
            aria-label={t('dismiss')}
            onClick={onClose}
          />
        </FocusHandoff>
      )}
    </div>
  );
}

type NoticeActionProps = ButtonProps & ComponentPropsWithoutRef<'button'>;

/** An action of a notice; the focus moves on where it is removed with the state that it belongs to. */
export function NoticeAction(props: NoticeActionProps) {
  return (
    <FocusHandoff>
      <Button size="compact-xs" variant="subtle" {...props} />
    </FocusHandoff>
  );
}

interface NoticeLinkProps {
  to: string;
  /** Another site, in a new tab; its address is safe. */
  external?: boolean;
  children: ReactNode;
}

export function NoticeLink({ to, external = false, children }: NoticeLinkProps) {
  const style = { size: 'compact-xs', variant: 'subtle' } as const;
  return (
    <FocusHandoff>
      {external ? (
        <Button {...style} {...externalLinkProps} component="a" href={to}>
          {children}
        </Button>
      ) : (
        <Button {...style} component={ScreenLink} to={to}>
          {children}
        </Button>
      )}
    </FocusHandoff>
  );
}
