/** Picker option: a link with its destination and clicks, or the offer to create one. */

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { shownUrl } from '#ui/safety/safe-url.ts';
import classes from './Picker.module.css';
import type { Choice } from './use-picker-choices.ts';

interface PickerOptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onTake: () => void;
}

/** The focus stays in the search field, which names the active option. */
export function PickerOption({ id, choice, isActive, onTake }: PickerOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {choice.kind === 'create' ? <Offer url={choice.url} /> : <KnownLink link={choice.link} />}
    </div>
  );
}

function Offer({ url }: { url: string }) {
  const t = useTranslations('parts.picker');
  return (
    <span className={classes.offer}>
      <Plus size={16} aria-hidden />
      <span className={classes.line}>
        {url === ''
          ? t('createNew')
          : t.rich('createTo', {
              url: shownUrl(url).slice(0, 300),
              to: (text) => <bdi dir="ltr">{text}</bdi>,
            })}
      </span>
    </span>
  );
}

function KnownLink({ link }: { link: Extract<Choice, { kind: 'link' }>['link'] }) {
  const t = useTranslations('parts.picker');
  const { clicks } = link;
  return (
    <LinkRow as="option" link={link} end={clicks === null ? '–' : t('clicks', { count: clicks })} />
  );
}
