/** Link summary: the short link, card, targeting and request of the link in the form, beside the step or in a sheet. */

import { Button, Drawer, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { TargetingSummary } from '#pages/links-new/targeting/TargetingSummary.tsx';
import classes from './LinkSummary.module.css';
import { RequestPreview } from './RequestPreview.tsx';
import { ShortLinkPreview } from './ShortLinkPreview.tsx';
import { SocialCardPreview } from './SocialCardPreview.tsx';

export function LinkSummary() {
  const t = useTranslations('linksNew.preview');
  const [open, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes['summary']}>
      <Section title={t('shortLink')}>
        <div className={classes['short']}>
          <ShortLinkPreview />
        </div>
      </Section>
      <Section title={t('socialCard')}>
        <SocialCardPreview />
      </Section>
      <Section title={t('targeting')}>
        <TargetingSummary />
      </Section>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={id}
          leftSection={open ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
          onClick={toggle}
        >
          {t('request.title')}
        </Button>
        {open ? (
          <div id={id}>
            <RequestPreview />
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

/** The summary as a sheet from the bottom of the screen, where there is no room beside the step. */
export function SummarySheet() {
  const t = useTranslations('linksNew');
  const ui = useTranslations('ui');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button type="button" className={classes['handle']} aria-haspopup="dialog" onClick={open}>
        <span className={classes['handleText']}>
          <span className={classes['handleTitle']}>{t('summary')}</span>
          <ShortLinkPreview />
        </span>
        <ChevronUp size={16} aria-hidden />
      </button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="85dvh"
        title={t('summary')}
        closeButtonProps={{ 'aria-label': ui('close') }}
      >
        <LinkSummary />
      </Drawer>
    </>
  );
}
