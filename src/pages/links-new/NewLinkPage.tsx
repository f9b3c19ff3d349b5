/** New link page: one card with what most links need, closed sections for the rest, and a summary beside them. */
import { ActionIcon, Button, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { InitialValuesNotice } from '#pages/links-new/drafts/InitialValuesNotice.tsx';
import { MainCard } from '#pages/links-new/main/MainCard.tsx';
import { Sections } from '#pages/links-new/sections/Sections.tsx';
import { LinkSummary, SummarySheet } from '#pages/links-new/summary/LinkSummary.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import type { CreateThen } from './create/use-create-link.ts';
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

interface CreateButtonsProps {
  /** The id of the form that the button submits. */
  form: string;
  onAnother: () => void;
}

/** Create the link, or create it and go on with another one of the same settings. */
function CreateButtons({ form, onAnother }: CreateButtonsProps) {
  const t = useTranslations('linksNew');
  return (
    // The field that loses the focus may show an error, which would move a pressed button away from the pointer.
    <Stack gap="xs" onMouseDown={(event) => event.preventDefault()}>
      <Button type="submit" form={form} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('create')}
      </Button>
      <Button variant="subtle" size="xs" onClick={onAnother}>
        {t('createAnother')}
      </Button>
      <Text size="xs" c="var(--deck-text-dim)" ta="center">
        {t('preview.final')}
      </Text>
    </Stack>
  );
}

/**
 * On a phone the only thing above the form, with the way back.
 *
 * @param props.isSaved what is filled in is on the disk
 */
function Heading({ isSaved }: { isSaved: boolean }) {
  const t = useTranslations('linksNew');
  const ui = useTranslations('ui');
  const phone = useIsPhone();
  return (
    <div className={classes.heading}>
      {phone ? (
        <ActionIcon
          component={ScreenLink}
          to={paths.links.href()}
          variant="subtle"
          aria-label={ui('close')}
        >
          <X size={20} aria-hidden />
        </ActionIcon>
      ) : null}
      <Title order={1}>{t('title')}</Title>
      <span className={classes.saved} role="status">
        {isSaved ? t('saved') : ''}
      </span>
    </div>
  );
}

interface LinkFormProps {
  id: string;
  onCreate: () => void;
  /** Undoes the link that is held; undefined where none is. */
  onUndo: (() => void) | undefined;
  /** What is wrong with the link as a whole. */
  children: ReactNode;
}

/** The main card and the sections, and the keys that create the link. */
function LinkForm({ id, onCreate, onUndo, children }: LinkFormProps) {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Events of the forms in dialogs bubble up to here.
    if (event.target === event.currentTarget) onCreate();
  };
  /** Enter in a text field creates the link from the first card alone; with Ctrl or ⌘ it does from anywhere. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (key === 'Escape' && isOwn) onUndo?.();
    if (key !== 'Enter' || event.isDefaultPrevented() || !isOwn) return;
    const isForced = event.ctrlKey || event.metaKey;
    const isText =
      target instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
    const isMain = target.closest('#section-destination') !== null;
    if (isForced || (isText && !isMain)) event.preventDefault();
    // As by its button: a field that holds unfinished text stops it.
    if (isForced) currentTarget.requestSubmit();
  };
  return (
    <form
      id={id}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      autoComplete="off"
      className={classes.form}
    >
      {children}
      <MainCard />
      <Sections />
      {/* Enter submits a form of several fields only where it has such a button. */}
      <button type="submit" hidden />
    </form>
  );
}
