/** Says that a destination has a link already, as far as that is known without asking. */
import { Anchor, Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { useLinksAtHand } from '#queries/resources/links.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { duplicatesOf } from './warnings.ts';

/** More are counted, not shown. */
const most = 3;

export function DuplicateWarning() {
  const { control } = useFormContext<WizardValues>();
  const url = useWatch({ control, name: 'url' });
  const duplicates = duplicatesOf({ url }, useLinksAtHand()());
  const more = duplicates.length - most;
  return (
    <Text size="sm" role="status" c="var(--deck-waiting)" mt={duplicates.length === 0 ? 0 : 4} component="div">
      {duplicates.length === 0 ? null : (
        <>
          You have a link to this destination already:{' '}
          {duplicates.slice(0, most).map(({ id, shorturl }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <Anchor component={Link} to={paths.link.href(id)} underline="always" size="sm">
                <ShortLink address={shorturl} />
              </Anchor>
            </span>
          ))}
          {more > 0 ? ` and ${more} more` : ''}. You can make another one.
        </>
      )}
    </Text>
  );
}
