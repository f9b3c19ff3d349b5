/** Renders one step of the new-link wizard in a form, with an account, a query cache and the real service. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { systemClock } from '#base/clock.ts';
import type { SendRequest } from '#client/http/request.ts';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { createEngine } from '#engine/engine.ts';
import { AssignProvider } from '#features/assign/progress/AssignProvider.tsx';
import {
  defaultSettings,
  type Settings,
  SettingsProvider,
} from '#features/settings/SettingsContext.tsx';
import { useWizardForm, type Wizard, WizardContext } from '#pages/links-new/use-wizard.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { cssVariablesResolver, theme } from '#ui/theme.ts';
import { fastUser } from './fast-user.ts';

interface RenderStepOptions {
  /** The initial values of the form; the rest is empty. */
  values?: Partial<LinkValues>;
  service?: TestService;
  /** Wraps the requests to the service. */
  through?: (send: SendRequest) => SendRequest;
  settings?: Partial<Settings>;
}

export async function renderStep(step: ReactNode, options: RenderStepOptions = {}) {
  const service = options.service ?? (await createTestService());
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: options.through?.(service.fetch) ?? service.fetch,
    pageOrigin: service.address,
  });
  let current: Wizard | undefined;
  const take = (wizard: Wizard) => {
    current = wizard;
  };
  const { container } = render(
    <MemoryRouter>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
        <EnglishTexts>
          <SettingsProvider settings={{ ...defaultSettings, ...options.settings }}>
            <QueryClientProvider client={createQueryClient()}>
              <EngineProvider engine={engine}>
                <AssignProvider clock={systemClock}>
                  <StepForm values={withValues(options.values ?? {})} onRender={take}>
                    {step}
                  </StepForm>
                </AssignProvider>
              </EngineProvider>
            </QueryClientProvider>
          </SettingsProvider>
        </EnglishTexts>
      </MantineProvider>
    </MemoryRouter>,
  );
  const wizard = () => {
    if (current === undefined) throw new Error('The step is not rendered yet');
    return current;
  };
  return {
    user: fastUser(),
    service,
    container,
    /** The values of the form now. */
    values: () => wizard().form.getValues(),
    wizard,
  };
}

interface StepFormProps {
  values: LinkValues;
  onRender: (wizard: Wizard) => void;
  children: ReactNode;
}

function StepForm({ values, onRender, children }: StepFormProps) {
  const wizard = useWizardForm(() => values);
  useEffect(() => onRender(wizard));
  return (
    <WizardContext value={wizard}>
      {/* Enter in a field creates the link, so no button of a step may submit by accident. */}
      <form
        aria-label="New link"
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === event.currentTarget)
            throw new Error('A step has submitted the form');
        }}
      >
        {children}
      </form>
    </WizardContext>
  );
}

/** The option with this text in the open list of a field; by text, because names of hundreds of options take long. */
export async function optionOf(field: string, text: string): Promise<HTMLElement> {
  const combobox = screen.getByRole('combobox', { name: field });
  return waitFor(() => {
    const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
    const option = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].find(
      (each) => each.textContent === text,
    );
    if (option === undefined) throw new Error(`${field} has no option ${text}`);
    return option;
  });
}

/** Puts text into a field by one change, and returns the field: typing it would render the step for each character. */
export function fill(field: HTMLElement, text: string): HTMLElement {
  fireEvent.change(field, { target: { value: text } });
  return field;
}
