/** QR design fields: colours, margin, error correction, size and logo of a code, with warnings where scanners may fail. */
import { Button, Collapse, FileButton, Group, NativeSelect, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ColorInput } from '#ui/inputs/ColorInput.tsx';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import classes from './QrDesignFields.module.css';
import {
  defaultDesign,
  margins,
  type QrDesign,
  readDesign,
  storeDesign,
  widths,
} from './qr-design.ts';
import { type LogoProblem, readLogo } from './read-logo.ts';
import { scanWarnings } from './scan-warnings.ts';

const corrections = ['L', 'M', 'Q', 'H'] as const;

/** The design of codes, which begins with the one that was used last. */
export function useQrDesign(): [QrDesign, (part: Partial<QrDesign>) => void] {
  const [design, setDesign] = useState(readDesign);
  const change = (part: Partial<QrDesign>) => {
    const next = { ...design, ...part };
    setDesign(next);
    storeDesign(next);
  };
  return [design, change];
}

interface QrDesignFieldsProps {
  design: QrDesign;
  onChange: (part: Partial<QrDesign>) => void;
}

/** Folded away at first; the warnings are not. */
export function QrDesignFields({ design, onChange }: QrDesignFieldsProps) {
  const t = useTranslations('qr');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const warnings = scanWarnings(design);
  return (
    <div>
      <div role="status">
        {warnings.length === 0 ? null : (
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{t(`warnings.${warning}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        rightSection={
          opened ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />
        }
        onClick={() => setOpened(!opened)}
      >
        {t('design.toggle')}
      </Button>
      <Collapse expanded={opened} id={id}>
        <div className={classes.fields}>
          <ColorField
            label={t('design.dark')}
            value={design.dark}
            onChange={(dark) => onChange({ dark })}
          />
          <ColorField
            label={t('design.light')}
            value={design.light}
            onChange={(light) => onChange({ light })}
          />
          <NativeSelect
            label={t('design.margin')}
            value={String(design.margin)}
            data={margins.map((margin) => ({
              value: String(margin),
              label: margin === 0 ? t('design.marginNone') : t('design.modules', { count: margin }),
            }))}
            onChange={({ currentTarget: { value } }) => onChange({ margin: Number(value) })}
          />
          <NativeSelect
            label={t('design.pngSize')}
            value={String(design.pixels)}
            data={widths.map((width) => ({
              value: String(width),
              label: t('design.pixels', { count: width }),
            }))}
            onChange={({ currentTarget: { value } }) => onChange({ pixels: Number(value) })}
          />
          <NativeSelect
            className={classes.wide}
            label={t('design.correction')}
            description={t('design.correctionHelp')}
            value={design.correction}
            data={corrections.map((value) => ({ value, label: t(`design.corrections.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = corrections.find((each) => each === value);
              if (chosen !== undefined) onChange({ correction: chosen });
            }}
          />
          <LogoField design={design} onChange={onChange} />
        </div>
      </Collapse>
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** Passes on complete colours only. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  // What is typed, while it is no colour yet.
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const color = toSafeColor(text);
    setTyped(color === undefined || color !== text ? text : undefined);
    if (color !== undefined) onChange(color);
  };
  return (
    <ColorInput
      label={label}
      value={typed ?? value}
      onChange={change}
      onBlur={() => setTyped(undefined)}
      fixOnBlur={false}
    />
  );
}

function LogoField({ design, onChange }: QrDesignFieldsProps) {
  const t = useTranslations('qr.design');
  const [problem, setProblem] = useState<LogoProblem>();
  const reset = useRef<() => void>(null);
  const choose = async (file: File | null) => {
    if (file === null) return;
    // The same file can be chosen again.
    reset.current?.();
    const logo = await readLogo(file);
    setProblem('problem' in logo ? logo.problem : undefined);
    if ('problem' in logo) return;
    // It covers modules that have to be worked out from the others.
    const isWeak = design.correction === 'L' || design.correction === 'M';
    onChange(isWeak ? { logo: logo.url, correction: 'H' } : { logo: logo.url });
  };
  const isPlain = JSON.stringify({ ...defaultDesign, ...design }) === JSON.stringify(defaultDesign);
  return (
    <div className={classes.wide}>
      <Group gap="xs">
        <FileButton
          resetRef={reset}
          accept="image/*"
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': t('logoFile') }}
        >
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              leftSection={<ImagePlus size={14} aria-hidden />}
            >
              {design.logo === null ? t('addLogo') : t('changeLogo')}
            </Button>
          )}
        </FileButton>
        {design.logo === null ? null : (
          <Button
            size="xs"
            variant="default"
            leftSection={<X size={14} aria-hidden />}
            onClick={() => onChange({ logo: null })}
          >
            {t('removeLogo')}
          </Button>
        )}
        {isPlain ? null : (
          <Button size="xs" variant="subtle" onClick={() => onChange(defaultDesign)}>
            {t('plain')}
          </Button>
        )}
      </Group>
      <Text
        size="xs"
        mt={4}
        c={problem === undefined ? 'var(--deck-text-dim)' : 'var(--mantine-color-error)'}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined
          ? t('logoNote')
          : problem === 'unread'
            ? t('logoUnread')
            : t('logoTooLarge')}
      </Text>
    </div>
  );
}
