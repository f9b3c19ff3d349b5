/** One part of the wizard as people see it, in a form of its own: with an account, its cache and the real service. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import type { SendRequest } from '#client/http/request.ts';
import { systemClock } from '#client/time/clock.ts';
import { createEngine } from '#engine/engine.ts';
import { AssignProvider } from '#features/assign/progress/AssignProvider.tsx';
import { defaultSettings, type Settings, SettingsProvider } from '#features/settings/SettingsContext.tsx';
import { emptyValues, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { cssVariablesResolver, theme } from '#ui/theme.ts';

interface RenderPartOptions {
  /** What stands in the fields at first; the rest is empty. */
  values?: Partial<WizardValues>;
  service?: TestService;
  /** What lies between page and service. */
  through?: (send: SendRequest) => SendRequest;
  settings?: Partial<Settings>;
}

export async function renderPart(part: ReactNode, options: RenderPartOptions = {}) {
  const service = options.service ?? (await createTestService());
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: options.through?.(service.fetch) ?? service.fetch,
    pageOrigin: service.address,
  });
  let form: UseFormReturn<WizardValues> | undefined;
  const take = (made: UseFormReturn<WizardValues>) => {
    form = made;
  };
  const { container } = render(
    <MemoryRouter>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
        <SettingsProvider settings={{ ...defaultSettings, ...options.settings }}>
          <QueryClientProvider client={createQueryClient()}>
            <EngineProvider engine={engine}>
              <AssignProvider clock={systemClock}>
                <PartForm values={{ ...emptyValues(), ...options.values }} onForm={take}>
                  {part}
                </PartForm>
              </AssignProvider>
            </EngineProvider>
          </QueryClientProvider>
        </SettingsProvider>
      </MantineProvider>
    </MemoryRouter>,
  );
  const shown = () => {
    if (form === undefined) throw new Error('The part is not shown yet');
    return form;
  };
  return {
    user: userEvent.setup({ delay: null }),
    service,
    container,
    /** What stands in the fields now. */
    values: () => shown().getValues(),
    form: shown,
  };
}

interface PartFormProps {
  values: WizardValues;
  onForm: (form: UseFormReturn<WizardValues>) => void;
  children: ReactNode;
}

function PartForm({ values, onForm, children }: PartFormProps) {
  const form = useForm<WizardValues>({ defaultValues: values });
  useEffect(() => onForm(form), [form, onForm]);
  return (
    <FormProvider {...form}>
      {/* Somebody who presses Enter in a field creates the link, so no button of a part may do so by accident. */}
      <form
        aria-label="New link"
        onSubmit={(event) => {
          event.preventDefault();
          throw new Error('A part has sent the form');
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
