/** Pixel options: the pixels of the account with a search, to be ticked; and those that are ticked, each with its button. */
import { Checkbox, Pill, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isNeutralName } from '#contract/neutral-names.ts';
import type { Identified } from '#contract/reading/readable.ts';
import type { Pixel } from '#contract/resources/pixels.ts';
import { holdsEveryWord } from '#contract/search.ts';
import { useLabels } from '#features/settings/labels.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './PixelPicker.module.css';

interface PickedPixelsProps {
  picked: readonly number[];
  nameOf: (id: number) => string;
  onRemove: (id: number) => void;
}

export function PickedPixels({ picked, nameOf, onRemove }: PickedPixelsProps) {
  const t = useTranslations('linksNew.tracking.pixels');
  if (picked.length === 0) return null;
  return (
    <ul className={classes.picked} aria-label={t('picked')}>
      {picked.map((id) => (
        <li key={id}>
          <Pill
            size="md"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('remove', { name: nameOf(id) }),
              tabIndex: 0,
              'aria-hidden': false,
            }}
            onRemove={() => onRemove(id)}
          >
            <bdi dir="auto">{nameOf(id)}</bdi>
          </Pill>
        </li>
      ))}
    </ul>
  );
}

interface PixelOptionsProps {
  /** As far as they are loaded. */
  pixels: readonly Identified<Pixel>[];
  picked: readonly number[];
  nameOf: (id: number) => string;
  onToggle: (id: number) => void;
}

/** More pixels are searched. */
const fewPixels = 8;
/** More rows scroll. */
const rowsInView = 6;

export function PixelOptions({ pixels, picked, nameOf, onToggle }: PixelOptionsProps) {
  const t = useTranslations('linksNew.tracking.pixels');
  const labels = useLabels();
  const [search, setSearch] = useState('');
  const labelOf = (type: string) => (isNeutralName(type) ? labels[type] : type);
  const textOf = ({ name, type }: Pixel) => `${name ?? ''} ${labelOf(type ?? '')}`;
  const found = pixels.filter((pixel) => holdsEveryWord(textOf(pixel), search));
  return (
    <>
      {pixels.length > fewPixels ? (
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Search size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={withoutEnter}
          autoComplete="off"
        />
      ) : null}
      <div
        className={classes.rows}
        role="group"
        aria-label={t('list')}
        tabIndex={found.length > rowsInView ? 0 : undefined}
      >
        {found.map((pixel) => (
          <Checkbox
            key={pixel.id}
            checked={picked.includes(pixel.id)}
            onChange={() => onToggle(pixel.id)}
            label={<bdi dir="auto">{nameOf(pixel.id)}</bdi>}
            description={
              <ReadValue of={pixel} name="type">
                {(type) => <bdi dir="auto">{labelOf(type).slice(0, 60)}</bdi>}
              </ReadValue>
            }
          />
        ))}
      </div>
      {search !== '' && found.length === 0 ? <Text size="sm">{t('none')}</Text> : null}
    </>
  );
}

/** Enter would create the link. */
function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
