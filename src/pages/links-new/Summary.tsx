/** The link as it will be, beside the part that is being filled in: its address, its card, who goes where, the request. */
import { Button, Drawer, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pageReader } from '#ui/reader.ts';
import { RequestPreview } from './RequestPreview.tsx';
import { ShortPreview } from './ShortPreview.tsx';
import { SocialCard } from './SocialCard.tsx';
import { withValues } from './starting-values.ts';
import classes from './Summary.module.css';
import { WhoGoesWhere } from './WhoGoesWhere.tsx';
import { bodyOf, type WizardValues } from './wizard-values.ts';

/** What stands in the fields at this moment, also in those of parts that are not shown. */
export function useWizardValues(): WizardValues {
  const { control, getValues } = useFormContext<WizardValues>();
  useWatch({ control });
  return withValues(getValues());
}

export function Summary() {
  const values = useWizardValues();
  const { timeZone: zone = '' } = pageReader();
  const [open, { toggle }] = useDisclosure(false);
  const request = useId();
  return (
    <div className={classes['summary']}>
      <Section title="Short link">
        <div className={classes['short']}>
          <ShortPreview domain={values.domain} alias={values.custom} />
        </div>
      </Section>
      <Section title="Card">
        <SocialCard values={values} />
      </Section>
      <Section title="Who goes where">
        <WhoGoesWhere values={values} />
      </Section>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={request}
          leftSection={open ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
          onClick={toggle}
        >
          The exact request
        </Button>
        {open ? (
          <div id={request}>
            <RequestPreview body={bodyOf(values, zone)} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <Title order={3} size="h5" id={id} c="var(--deck-text-dim)">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** The same as a sheet that is pulled from the foot, where there is no room beside the part. */
export function SummarySheet() {
  const { domain, custom } = useWizardValues();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button type="button" className={classes['handle']} aria-haspopup="dialog" onClick={open}>
        <span className={classes['handleText']}>
          <span className={classes['handleTitle']}>Summary</span>
          <ShortPreview domain={domain} alias={custom} />
        </span>
        <ChevronUp size={16} aria-hidden />
      </button>
      <Drawer opened={opened} onClose={close} position="bottom" size="85dvh" title="Summary">
        <Summary />
      </Drawer>
    </>
  );
}
