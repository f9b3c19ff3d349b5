/** Unread value: a dash for a value of a reply that could not be read, with what came on hover and focus. */
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './UnparsedValue.module.css';

/** @param raw the value as it came, as JSON, or null where the service sent none */
export function UnparsedValue({ raw }: { raw: string | null }) {
  const t = useTranslations('ui.unread');
  const label = raw === null ? t('none') : t('raw', { raw });
  return (
    <Tooltip
      label={<bdi>{label}</bdi>}
      multiline
      maw={320}
      events={{ hover: true, focus: true, touch: true }}
    >
      {/* Takes the focus, because what came can be learned by keyboard nowhere else. */}
      <span tabIndex={0} role="img" aria-label={label} className={classes.value}>
        –
      </span>
    </Tooltip>
  );
}

/** A record as it was read, or a part of one. */
interface ReadRecord {
  readonly unparsed?: Readonly<Record<string, string | null>>;
}

interface ReadValueProps<Of extends ReadRecord, Name extends keyof Of & string> {
  of: Of;
  name: Name;
  /** Draws a value that could be read; without it only the dash is drawn. */
  children?: (value: NonNullable<Of[Name]>) => ReactNode;
  /** For a null that the service sent and may send, such as "never". */
  none?: ReactNode;
}

/** A field of a record of a reply, or the dash where it could not be read. */
export function ReadValue<Of extends ReadRecord, Name extends keyof Of & string>(
  props: ReadValueProps<Of, Name>,
) {
  const { of, name, children = () => null, none } = props;
  const value = of[name];
  if (value !== null && value !== undefined) return children(value);
  const raw = of.unparsed?.[name];
  return raw === undefined && none !== undefined ? none : <UnparsedValue raw={raw ?? null} />;
}
