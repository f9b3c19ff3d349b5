/** Destination step: the destination, the short link's own address, and a note. */

import { Anchor, Stack, Text } from '@mantine/core';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { linkItem } from '#features/assign/model/assignment.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { paths } from '#features/routes/paths.ts';
import { useFieldError, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';

export function DestinationStep() {
  const t = useTranslations('linksNew.destination');
  const { form, request } = useWizard();
  const { field } = useController({ control: form.control, name: 'domain' });
  return (
    <Stack gap="md">
      <div>
        <WizardTextField name="url" label={t('url')} description={t('urlHelp')} placeholder={t('urlExample')} kind="address" />
        <DuplicateWarning />
      </div>
      <DomainPicker {...field} description={t('domainHelp')} error={useFieldError('domain')} />
      <div>
        <WizardTextField name="custom" label={t('alias')} description={t('aliasHelp')} placeholder={t('aliasExample')} />
        {request.body.custom === undefined ? null : (
          <Text size="sm" mt={4} component="div">
            <ShortLinkPreview />
          </Text>
        )}
      </div>
      <WizardTextField name="description" label={t('description')} description={t('descriptionHelp')} kind="lines" />
    </Stack>
  );
}

/** More are counted, not shown. */
const mostShown = 3;

function DuplicateWarning() {
  const t = useTranslations('linksNew.destination');
  const format = useFormatter();
  const { duplicates } = useWizard().request;
  const more = duplicates.length - mostShown;
  const shown = duplicates.slice(0, mostShown).map((link) => ({ id: link.id, name: linkItem(link).name }));
  const rest = more > 0 ? [t('moreDuplicates', { count: more })] : [];
  const links = shown.map(({ id, name }) => (
    <Anchor key={id} component={Link} to={paths.link.href(id)} underline="always" size="sm">
      <ShortLink address={name} />
    </Anchor>
  ));
  return (
    <Text size="sm" role="status" c="var(--deck-waiting)" mt={duplicates.length === 0 ? 0 : 4} component="div">
      {duplicates.length === 0
        ? null
        : t.rich('duplicates', {
            count: duplicates.length,
            names: format.list([...shown.map(({ name }) => name), ...rest]),
            links: () => format.list([...links, ...rest]),
          })}
    </Text>
  );
}
