/** New link page: one card with what most links need, closed sections for the rest, and a summary beside them. */

import { Button, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { InitialValuesNotice } from '#pages/links-new/drafts/InitialValuesNotice.tsx';
import { LinkSummary, SummarySheet } from '#pages/links-new/summary/LinkSummary.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { CreateButtons } from './CreateButtons.tsx';
import { Heading } from './Heading.tsx';
import { LinkForm } from './LinkForm.tsx';
import classes from './NewLinkPage.module.css';
import { useNewLinkPage } from './use-new-link-page.ts';
import { WizardContext } from './use-wizard.ts';

/** Costs no request until a list is opened; creating the link costs one. */
export function NewLinkPage() {
  const { search } = useLocation();
  return (
    <Stack gap="md">
      {/* Another query starts another link; the draft of this one is kept. */}
      <Wizard key={search} search={search} />
    </Stack>
  );
}

/** @param search the query of the address */
function Wizard({ search }: { search: string }) {
  const page = useNewLinkPage(search);
  const { wizard, source, otherDraft, create, problem } = page;
  const formId = useId();
  const narrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  return (
    <WizardContext value={wizard}>
      <Heading isSaved={page.isSaved} onFill={page.fill} />
      <InitialValuesNotice
        source={source}
        otherDraft={otherDraft}
        onStartAfresh={page.startAfresh}
        onContinue={page.continueDraft}
      />
      <div className={classes.wizard}>
        <LinkForm id={formId} onCreate={() => create('empty')} onUndo={page.undo}>
          {problem === undefined ? null : <FormErrorAlert error={problem} />}
        </LinkForm>
        {narrow ? null : <Aside formId={formId} onAnother={() => create('another')} />}
      </div>
      {narrow ? <Foot formId={formId} onAnother={() => create('another')} /> : null}
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
