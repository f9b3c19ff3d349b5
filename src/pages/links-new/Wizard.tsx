/** The wizard: eight parts in any order, the link as it will be beside them, and its safe creation. */
import { Button, Group, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LinkCreatedNotice } from '#features/new-link/LinkCreatedNotice.tsx';
import { CreationStatus } from '#pages/links-new/create/CreationStatus.tsx';
import { LinkCreated } from '#pages/links-new/create/LinkCreated.tsx';
import { useCreateLink } from '#pages/links-new/create/use-create-link.ts';
import { InitialValuesNotice } from '#pages/links-new/drafts/InitialValuesNotice.tsx';
import { PresetsDialog } from '#pages/links-new/drafts/PresetsDialog.tsx';
import { useBeginning } from '#pages/links-new/drafts/use-initial-values.ts';
import { keptValues, presetValues, withValues } from '#pages/links-new/form/initial-values.ts';
import { useParts, useWizardForm } from '#pages/links-new/form/use-wizard-form.ts';
import { emptyValues, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { LinkSummary, SummarySheet } from '#pages/links-new/summary/LinkSummary.tsx';
import type { LinkDraft } from '#queries/link-notes.ts';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { StepNav } from './StepNav.tsx';
import { StepPanel } from './StepPanel.tsx';
import classes from './Wizard.module.css';
import { onWizardKey } from './wizard-keys.ts';

/** @param search the query of the address; another one is another wizard, so it is the key too */
export function Wizard({ search }: { search: string }) {
  const form = useWizardForm(search);
  const { part, goTo, panel } = useParts(form);
  const { beginning, otherDraft, fill, dropDraft } = useBeginning(form, search);
  const [presets, setPresets] = useState(false);
  const narrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const compact = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });

  /** Puts values into the fields for another link, with the focus where that begins. */
  const beginWith = (values: WizardValues, untouched = values) => {
    fill(values, { kind: 'fresh' }, untouched);
    goTo('destination', 'url');
  };
  const { state, creation, make, madeBefore, problem } = useCreateLink({
    form,
    part,
    goTo,
    dropDraft,
    onAnother: () => beginWith(withValues(presetValues(form.getValues()))),
  });
  const again = (values: WizardValues, untouched = values) => {
    creation.dismiss();
    beginWith(values, untouched);
  };

  if (state.step === 'made') {
    return (
      <>
        <Title order={1}>New link</Title>
        <LinkCreated
          made={state.link}
          asked={state.body}
          onDuplicate={() => again({ ...form.getValues(), custom: '', password: '' }, emptyValues())}
          onAnother={() => again(emptyValues())}
        />
      </>
    );
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Dialogs within a part have forms of their own, whose events come by here.
    if (event.target === event.currentTarget) make('show');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const outcome = onWizardKey(event, part);
    if (outcome === 'own' || event.isDefaultPrevented()) return;
    event.preventDefault();
    if (outcome === 'create') make('show');
  };
  const onContinue = (draft: LinkDraft) => {
    fill(withValues(keptValues(draft.values)), { kind: 'draft', savedAt: draft.savedAt }, emptyValues());
    goTo('destination', 'url');
  };
  const isBusy = state.step !== 'idle' && state.step !== 'refused' && state.step !== 'taken';

  return (
    <FormProvider {...form}>
      <Group justify="space-between">
        <Title order={1}>New link</Title>
        {isBusy ? null : (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setPresets(true)}>
            Presets…
          </Button>
        )}
      </Group>
      {isBusy ? null : (
        <>
          {madeBefore === undefined ? null : (
            <LinkCreatedNotice made={madeBefore}>
              <Text size="sm">The settings are kept for the next one; destination, alias, expiry and password are not.</Text>
            </LinkCreatedNotice>
          )}
          <InitialValuesNotice
            beginning={beginning}
            otherDraft={otherDraft}
            onAfresh={() => again(emptyValues())}
            onContinue={onContinue}
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
              else goTo(part);
            }}
          />
        ) : (
          <>
            <StepNav current={part} onGo={goTo} compact={compact} />
            <form onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate autoComplete="off" className={classes['form']}>
              {problem === undefined || state.step !== 'refused' ? null : <FormErrorAlert error={problem} />}
              <StepPanel part={part} panel={panel} onGo={goTo} onMend={(mend) => goTo(mend.part, mend.field)}>
                {part === 'review' ? (
                  <Button variant="default" onClick={() => make('another')}>
                    Create and make another
                  </Button>
                ) : null}
                <Button type="submit">Create link</Button>
              </StepPanel>
            </form>
          </>
        )}
        {narrow ? null : (
          <aside aria-label="Summary" className={classes['aside']}>
            <LinkSummary />
          </aside>
        )}
      </div>
      {narrow ? <SummarySheet /> : null}
      {presets ? (
        <PresetsDialog
          values={form.getValues()}
          onClose={() => setPresets(false)}
          onUse={(preset) => {
            const { url, custom, password, expiry } = form.getValues();
            setPresets(false);
            fill(withValues(keptValues(preset.values), { url, custom, password, expiry }), { kind: 'fresh' }, emptyValues());
          }}
        />
      ) : null}
    </FormProvider>
  );
}
