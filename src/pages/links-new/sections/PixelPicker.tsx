/** Pixel picker: the pixels of a link, picked from the account's, or added to it on the spot. */
import { Button, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { PickerStatus } from '#features/pickers/PickerStatus.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { PickedPixels, PixelOptions } from './PixelOptions.tsx';
import classes from './PixelPicker.module.css';

/** Costs one request. */
export function PixelPicker() {
  const t = useTranslations('linksNew.tracking.pixels');
  const { control, setFocus } = useWizard().form;
  const { value: picked, ref, onChange } = useController({ control, name: 'pixels' }).field;
  const [adding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const error = useFieldError('pixels');
  const pages = useListPages(pixelsQuery);
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
  };

  return (
    // What has an error gets the focus, and what is left of a pixel that was dropped.
    <Stack gap="sm" ref={ref} tabIndex={-1}>
      <Text size="sm" c="var(--deck-text-dim)">
        {t('help')}
      </Text>
      <PickedPixels picked={picked} nameOf={nameOf} onRemove={drop} />
      {error === undefined ? null : (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <div className={classes.list}>
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
      <CreatedNotice>{announcement}</CreatedNotice>
      {adding ? <PixelForm onClose={() => setAdding(false)} onAdded={take} /> : null}
    </Stack>
  );
}
