/** Pixel picker: the pixels of a link, picked from the account's, or added to it on the spot. */
import { Button, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { PickerStatus } from '#features/pickers/PickerStatus.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { PickedPixels, PixelOptions } from './PixelOptions.tsx';
import classes from './PixelPicker.module.css';

/** Costs one request, when the list is opened for the first time. */
export function PixelPicker() {
  const t = useTranslations('linksNew.tracking.pixels');
  const { control, setFocus } = useWizard().form;
  const { value: picked, ref, onChange } = useController({ control, name: 'pixels' }).field;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const error = useFieldError('pixels');
  const pages = useListPages(pixelsQuery, { enabled: open });
  const pixels = (pages.rows ?? []).filter(hasId);

  const nameOf = (id: number) => {
    const known = pixels.find((pixel) => pixel.id === id);
    return known?.name?.trim().slice(0, 200) || t('numbered', { id: String(id) });
  };
  const toggle = (id: number) =>
    onChange(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const drop = (id: number) => {
    toggle(id);
    setFocus('pixels');
  };
  const take = ({ id }: { id?: number | null | undefined }) => {
    const isKnown = id !== undefined && id !== null;
    if (isKnown) toggle(id);
    setAnnouncement(isKnown ? t('added') : t('addedWithoutId'));
    setOpen(true);
  };

  return (
    <FieldGroup title={t('title')} description={t('help')}>
      <PickedPixels picked={picked} nameOf={nameOf} onRemove={drop} />
      <div>
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
      </div>
      {error === undefined ? null : (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {open ? (
        <div id={listId} className={classes.list}>
          <PixelOptions pixels={pixels} picked={picked} nameOf={nameOf} onToggle={toggle} />
          <PickerStatus pages={pages} kind="pixel" />
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        </div>
      ) : null}
      <CreatedNotice>{announcement}</CreatedNotice>
      {adding ? <PixelForm onClose={() => setAdding(false)} onAdded={take} /> : null}
    </FieldGroup>
  );
}
