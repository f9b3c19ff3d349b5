/** Pixel picker: the pixels of a link, picked from the account's, or added to it on the spot. */

import { Button, Checkbox, Group, Pill, Text, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import type { Pixel } from '#contract/resources/pixels.ts';
import { holdsEveryWord } from '#contract/search.ts';
import { isNeutralName } from '#contract/service-names.ts';
import { PickerStatus } from '#features/pickers/PickerStatus.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { useLabels } from '#features/settings/labels.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './PixelPicker.module.css';

/** Costs one request, when the list is opened for the first time. */
export function PixelPicker() {
  const t = useTranslations('linksNew.tracking.pixels');
  const { control, setFocus } = useWizard().form;
  const { value: picked, ref, onChange } = useController({ control, name: 'pixels' }).field;
  const labels = useLabels();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const error = useFieldError('pixels');

  const labelOf = (type: string) => (isNeutralName(type) ? labels[type] : type);
  const textOf = ({ name, type }: Pixel) => `${name ?? ''} ${labelOf(type ?? '')}`;
  const pages = useListPages(pixelsQuery, { enabled: open });
  const loaded = (pages.rows ?? []).filter(hasId);
  const found = loaded.filter((pixel) => holdsEveryWord(textOf(pixel), search));
  const nameOf = (id: number, pixel = loaded.find((row) => row.id === id)) =>
    pixel?.name?.trim().slice(0, 200) || t('numbered', { id: String(id) });
  const toggle = (id: number) =>
    onChange(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);

  return (
    <FieldGroup title={t('title')} description={t('help')}>
      {picked.length === 0 ? null : (
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
                onRemove={() => {
                  toggle(id);
                  setFocus('pixels');
                }}
              >
                <bdi dir="auto">{nameOf(id)}</bdi>
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <Group gap="xs">
        <Button
          ref={ref}
          variant="default"
          size="xs"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? t('hide') : t('choose')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      </Group>
      {error === undefined ? null : (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {open ? (
        <div id={listId} className={classes.list}>
          {loaded.length > 8 ? (
            <TextInput
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<Search size={16} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              // Enter would create the link.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
              autoComplete="off"
            />
          ) : null}
          <div
            className={classes.rows}
            role="group"
            aria-label={t('list')}
            tabIndex={found.length > 6 ? 0 : undefined}
          >
            {found.map((pixel) => (
              <Checkbox
                key={pixel.id}
                checked={picked.includes(pixel.id)}
                onChange={() => toggle(pixel.id)}
                label={<bdi dir="auto">{nameOf(pixel.id, pixel)}</bdi>}
                description={
                  <ReadValue of={pixel} name="type">
                    {(type) => <bdi dir="auto">{labelOf(type).slice(0, 60)}</bdi>}
                  </ReadValue>
                }
              />
            ))}
          </div>
          {search !== '' && found.length === 0 ? <Text size="sm">{t('none')}</Text> : null}
          <PickerStatus pages={pages} kind="pixel" />
        </div>
      ) : null}
      <CreatedNotice>{announcement}</CreatedNotice>
      {adding ? (
        <PixelForm
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            const isKnown = id !== undefined && id !== null;
            if (isKnown) toggle(id);
            setAnnouncement(isKnown ? t('added') : t('addedWithoutId'));
            setOpen(true);
          }}
        />
      ) : null}
    </FieldGroup>
  );
}
