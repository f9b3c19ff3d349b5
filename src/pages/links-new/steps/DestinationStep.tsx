/** Destination step: the destination, the short link's own address, and a note. */
import { Anchor, Stack, Text } from '@mantine/core';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { linkItem } from '#features/assign/model/assignment.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { paths } from '#features/routes/paths.ts';
import { useFieldError, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';

export function DestinationStep() {
  const { form, request } = useWizard();
  const { field } = useController({ control: form.control, name: 'domain' });
  return (
    <Stack gap="md">
      <div>
        <WizardTextField
          name="url"
          label="Destination URL"
          description="Paste it and press Enter: that is all a link needs."
          placeholder="https://example.com/page"
          kind="address"
        />
        <DuplicateWarning />
      </div>
      <DomainPicker
        {...field}
        description="One of your branded domains, or none for the service’s own."
        error={useFieldError('domain')}
      />
      <div>
        <WizardTextField
          name="custom"
          label="Custom alias"
          description="What stands behind the slash. Left empty, the service makes one up."
          placeholder="summer-sale"
        />
        {request.body.custom === undefined ? null : (
          <Text size="sm" mt={4} component="div">
            <ShortLinkPreview />
          </Text>
        )}
      </div>
      <WizardTextField
        name="description"
        label="Description"
        description="A note for yourself. Visitors do not see it."
        kind="lines"
      />
    </Stack>
  );
}

/** More are counted, not shown. */
const mostShown = 3;

function DuplicateWarning() {
  const { duplicates } = useWizard().request;
  const more = duplicates.length - mostShown;
  return (
    <Text size="sm" role="status" c="var(--deck-waiting)" mt={duplicates.length === 0 ? 0 : 4} component="div">
      {duplicates.length === 0 ? null : (
        <>
          You have a link to this destination already:{' '}
          {duplicates.slice(0, mostShown).map((link, index) => (
            <span key={link.id}>
              {index === 0 ? '' : ', '}
              <Anchor component={Link} to={paths.link.href(link.id)} underline="always" size="sm">
                <ShortLink address={linkItem(link).name} />
              </Anchor>
            </span>
          ))}
          {more > 0 ? ` and ${more} more` : ''}. You can make another one.
        </>
      )}
    </Text>
  );
}
