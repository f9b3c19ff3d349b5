/** New link state: the form, the request that follows from it, and the sections that are open, handed down by one context. */

import { createContext, use, useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type FieldPath, get, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import type { NewLink } from '#contract/resources/links.ts';
import type { Problem } from '#features/new-link/form-problems.ts';
import { type SectionId, sections } from '#features/new-link/sections.ts';
import { useLinkRequest } from '#features/new-link/use-link-request.ts';
import { useNow } from '#ui/format/use-now.ts';

type OfRequest = Pick<ReturnType<typeof useLinkRequest>, 'request' | 'defaultDomain' | 'shortUrl'>;

export interface Wizard extends OfRequest {
  readonly form: UseFormReturn<LinkValues>;
  /** The problems that are shown: those of fields that the user has left, all after an attempt to create the link. */
  readonly errors: readonly Problem[];
  /** The sections that are open; each is in the address. */
  readonly open: ReadonlySet<SectionId>;
  readonly toggle: (section: SectionId) => void;
  /** Opens a section, with the focus on a field, or on the first one with an error. */
  readonly goTo: (section: SectionId, field?: string) => void;
  /** Hands over the request body, or goes to the first problem. */
  readonly submit: (send: (body: NewLink) => void) => void;
  /** Shows problems that the service has found, each until its field changes. */
  readonly reject: (problems: readonly Problem[]) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** @throws Error outside the wizard */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('This field needs the wizard: put it below WizardContext');
  return wizard;
}

/**
 * @param initial the values at first; read once
 * @param copiedFrom the id of the link that was copied
 */
export function useWizardForm(initial: () => LinkValues, copiedFrom?: number): Wizard {
  const [start] = useState(initial);
  const form = useForm<LinkValues>({ defaultValues: start });
  const { touchedFields, isSubmitted } = form.formState;
  // A copy, because the form changes its rows in place.
  const values = useWatch({
    control: form.control,
    compute: (current: LinkValues) => structuredClone(current),
  });
  const [rejected, setRejected] = useState<{
    problems: readonly Problem[];
    values: LinkValues;
  }>();
  const currentTime = useNow();
  // Only the check of an expiry depends on the time.
  const now = values.expiry === '' ? 0 : currentTime;
  const { request, defaultDomain, shortUrl } = useLinkRequest(values, now, copiedFrom);
  const { isAliasUsed } = request;
  const errors = [
    ...request.problems.filter(
      ({ field }) =>
        isSubmitted || get(touchedFields, field) === true || (field === 'custom' && isAliasUsed),
    ),
    ...(rejected?.problems ?? []).filter(({ field }) =>
      isSame(get(values, field), get(rejected?.values, field)),
    ),
  ];

  const { goTo, ...place } = useOpenSections(form);
  return {
    form,
    request,
    errors,
    defaultDomain,
    shortUrl,
    ...place,
    goTo,
    submit: (send) => {
      setRejected(undefined);
      form.setValue('url', request.destination);
      const [problem] = request.problems;
      void form.handleSubmit(() =>
        problem === undefined ? send(request.body) : goTo(problem.section, problem.field),
      )();
    },
    reject: (problems) => {
      setRejected({ problems, values });
      const [first] = problems;
      if (first !== undefined) goTo(first.section, first.field);
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The sections in the hash of the address, such as `#targeting,protection`. */
function useOpenSections(form: UseFormReturn<LinkValues>) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<SectionId>>(() => sectionsIn(hash));
  const [wanted, setWanted] = useState<{ section: SectionId; field?: string }>({
    section: 'destination',
    field: 'url',
  });

  const focusOnWanted = useEffectEvent(() => {
    const section = document.getElementById(`section-${wanted.section}`);
    // Sound enough: the form passes over a path that no field is registered under.
    if (wanted.field !== undefined) form.setFocus(wanted.field as FieldPath<LinkValues>);
    if (section === null || section.contains(document.activeElement)) return;
    const invalid = section.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? section.querySelector<HTMLElement>('button, input'))?.focus();
  });
  // A field can take the focus only after its section is open, and before a user is in another one. The form is another
  // object after each change of its state.
  useLayoutEffect(() => focusOnWanted(), [wanted]);

  const show = useCallback(
    (next: ReadonlySet<SectionId>) => {
      setOpen(next);
      // Shown in the address, and nothing else of it changes.
      void navigate({ search, hash: [...next].join(',') }, { replace: true });
    },
    [navigate, search],
  );
  const toggle = (section: SectionId) => {
    const next = new Set(open);
    if (!next.delete(section)) next.add(section);
    show(next);
  };
  const goTo = (section: SectionId, field?: string) => {
    if (section !== 'destination' && !open.has(section)) show(new Set([...open, section]));
    setWanted(field === undefined ? { section } : { section, field });
  };
  return { open, toggle, goTo };
}

function sectionsIn(hash: string): ReadonlySet<SectionId> {
  const names = hash.slice(1).split(',');
  return new Set(sections.map(({ id }) => id).filter((id) => names.includes(id)));
}
