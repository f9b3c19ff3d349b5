/** New link page: a wizard of eight steps in any order, a summary of the link beside them, and its creation. */

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LinkCreatedNotice } from '#features/new-link/LinkCreatedNotice.tsx';
import { CreationStatus } from '#pages/links-new/create/CreationStatus.tsx';
import { LinkCreated } from '#pages/links-new/create/LinkCreated.tsx';
import { useCreateLink } from '#pages/links-new/create/use-create-link.ts';
import { InitialValuesNotice } from '#pages/links-new/drafts/InitialValuesNotice.tsx';
import { PresetsDialog } from '#pages/links-new/drafts/PresetsDialog.tsx';
import { useInitialValues } from '#pages/links-new/drafts/use-initial-values.ts';
import { presetValues, queryValues, storedValues } from '#pages/links-new/form/initial-values.ts';
import { useWizardForm, WizardContext } from '#pages/links-new/form/use-wizard.ts';
import { type WizardValues, withValues } from '#pages/links-new/form/wizard-values.ts';
import { LinkSummary, SummarySheet } from '#pages/links-new/summary/LinkSummary.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import classes from './NewLinkPage.module.css';
import { StepNav } from './StepNav.tsx';
import { StepPanel } from './StepPanel.tsx';

/** Costs no request until a step needs a list; creating the link costs one. */
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
  const t = useTranslations('linksNew');
  const wizard = useWizardForm(() => withValues(queryValues(new URLSearchParams(search), pageLocale().timeZone ?? '')));
  const { form, step, goTo } = wizard;
  const { source, otherDraft, fill, dropDraft } = useInitialValues(form, search);
  const [showsPresets, setShowsPresets] = useState(false);
  const narrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const compact = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });

  /** Fills in the form for another link, with the focus on its destination. */
  const startWith = (values: WizardValues, untouched = values) => {
    fill(values, { kind: 'fresh' }, untouched);
    goTo('destination', 'url');
  };
  const { state, creation, create, createdBefore, problem } = useCreateLink({
    wizard,
    dropDraft,
    onAnother: () => startWith(withValues(presetValues(form.getValues()))),
  });
  const startAgain = (values: WizardValues, untouched = values) => {
    creation.dismiss();
    startWith(values, untouched);
  };

  if (state.step === 'made') {
    return (
      <>
        <Title order={1}>{t('title')}</Title>
        <LinkCreated
          made={state.link}
          asked={state.body}
          onDuplicate={() => startAgain({ ...form.getValues(), custom: '', password: '' }, withValues())}
          onAnother={() => startAgain(withValues())}
        />
      </>
    );
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Events of the forms in a step's dialogs bubble up to here.
    if (event.target === event.currentTarget) create('show');
  };
  /** Enter in a text field creates the link from the first step alone; with Ctrl or ⌘ it does from any. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Enter' || event.isDefaultPrevented() || !(target instanceof Node) || !currentTarget.contains(target)) return;
    const isForced = event.ctrlKey || event.metaKey;
    const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
    if (isForced || (isText && step !== 'destination')) event.preventDefault();
    if (isForced) create('show');
  };
  const isBusy = state.step !== 'idle' && state.step !== 'refused' && state.step !== 'taken';

  return (
    <WizardContext value={wizard}>
      <Group justify="space-between">
        <Title order={1}>{t('title')}</Title>
        {isBusy ? null : (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setShowsPresets(true)}>
            {t('presets')}
          </Button>
        )}
      </Group>
      {isBusy ? null : (
        <>
          {createdBefore === undefined ? null : (
            <LinkCreatedNotice made={createdBefore}>
              <Text size="sm">{t('kept')}</Text>
            </LinkCreatedNotice>
          )}
          <InitialValuesNotice
            source={source}
            otherDraft={otherDraft}
            onStartAfresh={() => startAgain(withValues())}
            onContinue={(draft) => {
              fill(withValues(storedValues(draft.values)), { kind: 'draft', savedAt: draft.savedAt }, withValues());
              goTo('destination', 'url');
            }}
          />
        </>
      )}
      <div className={classes['wizard']} data-busy={isBusy || undefined}>
        {isBusy ? (
          <CreationStatus
            state={state}
            creation={creation}
            onBack={() => {
              const withoutPassword = state.step === 'absent' && !state.whole;
              creation.dismiss();
              if (withoutPassword) goTo('protection', 'password');
              else goTo(step);
            }}
          />
        ) : (
          <>
            <StepNav compact={compact} />
            <form onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate autoComplete="off" className={classes['form']}>
              {problem === undefined || state.step !== 'refused' ? null : <FormErrorAlert error={problem} />}
              <StepPanel>
                {step === 'review' ? (
                  <Button variant="default" onClick={() => create('another')}>
                    {t('createAnother')}
                  </Button>
                ) : null}
                <Button type="submit">{t('create')}</Button>
              </StepPanel>
            </form>
          </>
        )}
        {narrow ? null : (
          <aside aria-label={t('summary')} className={classes['aside']}>
            <LinkSummary />
          </aside>
        )}
      </div>
      {narrow ? <SummarySheet /> : null}
      {showsPresets ? (
        <PresetsDialog
          values={form.getValues()}
          onClose={() => setShowsPresets(false)}
          onUse={(preset) => {
            const { url, custom, password, expiry } = form.getValues();
            setShowsPresets(false);
            fill(withValues(storedValues(preset.values), { url, custom, password, expiry }), { kind: 'fresh' }, withValues());
          }}
        />
      ) : null}
    </WizardContext>
  );
}
