/** QR design fields: colours, margin, error correction, size and logo of a code, with warnings where scanners may fail. */
import { Button, Collapse, ColorInput, FileButton, Group, NativeSelect, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatCount } from '#ui/format/format.ts';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import classes from './QrDesignFields.module.css';
import { keepDesign, margins, plainDesign, type QrDesign, readDesign, widths } from './qr-design.ts';
import { readLogo } from './read-logo.ts';
import { scanWarnings } from './scan-warnings.ts';

const corrections = [
  { value: 'L', label: 'Low (7%)' },
  { value: 'M', label: 'Medium (15%)' },
  { value: 'Q', label: 'High (25%)' },
  { value: 'H', label: 'Highest (30%)' },
] as const;

/** The design of codes, which begins with the one that was used last. */
export function useQrDesign(): [QrDesign, (part: Partial<QrDesign>) => void] {
  const [design, setDesign] = useState(readDesign);
  const change = (part: Partial<QrDesign>) => {
    const next = { ...design, ...part };
    setDesign(next);
    keepDesign(next);
  };
  return [design, change];
}

interface QrDesignFieldsProps {
  design: QrDesign;
  onChange: (part: Partial<QrDesign>) => void;
}

/** Folded away at first; the warnings are not. */
export function QrDesignFields({ design, onChange }: QrDesignFieldsProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const warnings = scanWarnings(design);
  return (
    <div>
      <div role="status">
        {warnings.length === 0 ? null : (
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.toggle ?? ''}
        aria-expanded={opened}
        aria-controls={id}
        rightSection={opened ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        onClick={() => setOpened(!opened)}
      >
        Colours, size and logo
      </Button>
      <Collapse expanded={opened} id={id}>
        <div className={classes.fields}>
          <ColorField label="Code" value={design.dark} onChange={(dark) => onChange({ dark })} />
          <ColorField label="Background" value={design.light} onChange={(light) => onChange({ light })} />
          <NativeSelect
            label="Margin"
            value={String(design.margin)}
            data={margins.map((margin) => ({
              value: String(margin),
              label: margin === 0 ? 'None' : formatCount(margin, 'module'),
            }))}
            onChange={({ currentTarget: { value } }) => onChange({ margin: Number(value) })}
          />
          <NativeSelect
            label="PNG size"
            value={String(design.pixels)}
            data={widths.map((width) => ({ value: String(width), label: `${width} pixels` }))}
            onChange={({ currentTarget: { value } }) => onChange({ pixels: Number(value) })}
          />
          <NativeSelect
            className={classes.wide ?? ''}
            label="Error correction"
            description="How much of the code may be dirty or covered."
            value={design.correction}
            data={corrections}
            onChange={({ currentTarget: { value } }) => {
              const chosen = corrections.find((each) => each.value === value);
              if (chosen !== undefined) onChange({ correction: chosen.value });
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
      withEyeDropper={false}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function LogoField({ design, onChange }: QrDesignFieldsProps) {
  const [problem, setProblem] = useState('');
  const reset = useRef<() => void>(null);
  const choose = async (file: File | null) => {
    if (file === null) return;
    // The same file can be chosen again.
    reset.current?.();
    setProblem('');
    try {
      const logo = await readLogo(file);
      // It covers modules that have to be worked out from the others.
      const isWeak = design.correction === 'L' || design.correction === 'M';
      onChange(isWeak ? { logo, correction: 'H' } : { logo });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const isPlain = JSON.stringify({ ...plainDesign, ...design }) === JSON.stringify(plainDesign);
  return (
    <div className={classes.wide}>
      <Group gap="xs">
        <FileButton
          resetRef={reset}
          accept="image/*"
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': 'Logo file' }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<ImagePlus size={14} aria-hidden />}>
              {design.logo === null ? 'Add logo…' : 'Change logo…'}
            </Button>
          )}
        </FileButton>
        {design.logo === null ? null : (
          <Button size="xs" variant="default" leftSection={<X size={14} aria-hidden />} onClick={() => onChange({ logo: null })}>
            Remove logo
          </Button>
        )}
        {isPlain ? null : (
          <Button size="xs" variant="subtle" onClick={() => onChange(plainDesign)}>
            Back to black and white
          </Button>
        )}
      </Group>
      <Text
        size="xs"
        mt={4}
        c={problem === '' ? 'var(--deck-text-dim)' : 'var(--mantine-color-error)'}
        role={problem === '' ? undefined : 'alert'}
      >
        {problem === '' ? 'The logo stays on this device.' : problem}
      </Text>
    </div>
  );
}
