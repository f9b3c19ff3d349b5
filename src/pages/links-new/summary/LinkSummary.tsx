/** The link as it will be, beside the part that is being filled in: its address, its card, who goes where, the request. */
import { Button, Drawer, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { withValues } from '#pages/links-new/form/initial-values.ts';
import { bodyOf, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { TargetingSummary } from '#pages/links-new/targeting/TargetingSummary.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './LinkSummary.module.css';
import { RequestPreview } from './RequestPreview.tsx';
import { ShortLinkPreview } from './ShortLinkPreview.tsx';
import { SocialCardPreview } from './SocialCardPreview.tsx';

/** What stands in the fields at this moment, also in those of parts that are not shown. */
export function useWizardValues(): WizardValues {
  const { control, getValues } = useFormContext<WizardValues>();
  useWatch({ control });
  return withValues(getValues());
}

export function LinkSummary() {
  const values = useWizardValues();
  const { timeZone: zone = '' } = pageLocale();
  const [open, { toggle }] = useDisclosure(false);
  const request = useId();
  return (
    <div className={classes['summary']}>
      <Section title="Short link">
        <div className={classes['short']}>
          <ShortLinkPreview domain={values.domain} alias={values.custom} />
        </div>
      </Section>
      <Section title="Card">
        <SocialCardPreview values={values} />
      </Section>
      <Section title="Who goes where">
        <TargetingSummary values={values} />
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
          <ShortLinkPreview domain={domain} alias={custom} />
        </span>
        <ChevronUp size={16} aria-hidden />
      </button>
      <Drawer opened={opened} onClose={close} position="bottom" size="85dvh" title="Summary">
        <LinkSummary />
      </Drawer>
    </>
  );
}
