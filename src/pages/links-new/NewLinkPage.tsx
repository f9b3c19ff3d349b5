/** New link page: one card with what most links need, closed sections for the rest, and a summary beside them. */

import { Button, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { InitialValuesNotice } from '#pages/links-new/drafts/InitialValuesNotice.tsx';
import { LinkSummary, SummarySheet } from '#pages/links-new/summary/LinkSummary.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { CreateButtons } from './CreateButtons.tsx';
import type { CreateThen } from './create/use-create-link.ts';
import { Heading } from './Heading.tsx';
import { LinkForm } from './LinkForm.tsx';
import classes from './NewLinkPage.module.css';
import { keepsForm, useNewLinkPage } from './use-new-link-page.ts';
import { WizardContext } from './use-wizard.ts';

/** Costs no request until a list is opened; creating the link costs one. */
export function NewLinkPage() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [begun, setBegun] = useState({ search, now: search });
  // Another query starts another link; the draft of this one is kept.
  if (begun.now !== search)
    setBegun({ search: keepsForm(state) ? begun.search : search, now: search });
  return (
    <Stack gap="md">
      <Wizard key={begun.search} search={begun.search} />
    </Stack>
  );
}

/** @param search the query of the address */
function Wizard({ search }: { search: string }) {
  const page = useNewLinkPage(search);
  const { wizard, source, otherDraft, create, problem } = page;
  const formId = useId();
  const then = useRef<CreateThen>('link');
  // Through the form, where a field that holds unfinished text stops it.
  const createAnother = () => {
    then.current = 'another';
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
    then.current = 'link';
  };
  const narrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  return (
    <WizardContext value={wizard}>
      <Heading isSaved={page.isSaved} />
      <InitialValuesNotice
        source={source}
        otherDraft={otherDraft}
        onStartAfresh={page.startAfresh}
        onContinue={page.continueDraft}
      />
      <div className={classes.wizard}>
        <LinkForm id={formId} onCreate={() => create(then.current)} onUndo={page.undo}>
          {problem === undefined ? null : <FormErrorAlert error={problem} />}
        </LinkForm>
        {narrow ? null : <Aside formId={formId} onAnother={createAnother} />}
      </div>
      {narrow ? <Foot formId={formId} onAnother={createAnother} /> : null}
    </WizardContext>
  );
}

interface CreateFormProps {
  formId: string;
  /** Creates the link, and goes on with another one of the same settings. */
  onAnother: () => void;
}

/** The summary beside the form, with the buttons that create the link. */
function Aside({ formId, onAnother }: CreateFormProps) {
  const t = useTranslations('linksNew');
  return (
    <aside aria-label={t('summary')} className={classes.aside}>
      <LinkSummary>
        <CreateButtons form={formId} onAnother={onAnother} />
      </LinkSummary>
    </aside>
  );
}

/** The short link and its button at the foot of the screen, where there is no room beside the form. */
function Foot({ formId, onAnother }: CreateFormProps) {
  const t = useTranslations('linksNew');
  return (
    <>
      <Text size="xs" c="var(--deck-text-dim)" ta="center">
        {t('preview.final')}
      </Text>
      <SummarySheet onAnother={onAnother}>
        <Button type="submit" form={formId}>
          {t('create')}
        </Button>
      </SummarySheet>
    </>
  );
}
