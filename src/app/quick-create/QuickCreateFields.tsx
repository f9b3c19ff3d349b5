/** Quick create fields: destination, short link, channel and title of the small panel for a new link. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DestinationChecks } from '#features/new-link/checks/DestinationChecks.tsx';
import { NamingNotes } from '#features/new-link/naming/NamingNotes.tsx';
import { ShortLinkFields } from '#features/new-link/ShortLinkFields.tsx';
import { TakenTags } from '#features/new-link/TakenTags.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import classes from './QuickCreateDialog.module.css';
import type { useQuickLink } from './use-quick-link.ts';

interface QuickCreateFieldsProps {
  link: ReturnType<typeof useQuickLink>;
}

export function QuickCreateFields({ link }: QuickCreateFieldsProps) {
  const t = useTranslations('shell.create');
  const { values, errors, request, defaultDomain, set, fix } = link;
  // A link whose alias was refused begins at its alias.
  const [beginsAtAlias] = useState(errors.custom !== undefined && errors.url === undefined);
  // Said while it is typed, as another alias is one press away.
  const aliasProblem = request.isAliasUsed
    ? request.problems.find(({ field }) => field === 'custom')?.message
    : undefined;
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('url')}
        placeholder={t('urlExample')}
        size="md"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        data-autofocus={beginsAtAlias ? undefined : true}
        value={values.url}
        error={errors.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
      />
      <ShortLinkFields
        domain={{
          value: values.domain,
          error: errors.domain,
          onChange: (domain) => set({ domain }),
        }}
        defaultDomain={defaultDomain}
        alias={
          <TextInput
            aria-label={t('alias')}
            placeholder={t('random')}
            spellCheck={false}
            autoCapitalize="none"
            dir="auto"
            data-autofocus={beginsAtAlias ? true : undefined}
            value={values.custom}
            error={errors.custom ?? aliasProblem}
            onChange={(event) => set({ custom: event.currentTarget.value })}
          />
        }
        aliasText={values.custom}
        taken={request.isAliasUsed ? values.custom.trim() : ''}
        onAlias={(custom) => set({ custom })}
      />
      <div>
        <RecordPicker
          {...recordKinds.channel}
          value={values.channel}
          error={errors.channel}
          onChange={(channel) => set({ channel })}
        />
        <TakenTags tags={link.taken} onClear={link.clearTags} />
      </div>
      <TextInput
        label={t('name')}
        dir="auto"
        value={values.metatitle}
        error={errors.metatitle}
        onChange={(event) => set({ metatitle: event.currentTarget.value })}
      />
      {/* Seen under the destination, but Tab leads from there to the alias. */}
      <div className={classes.checks}>
        <DestinationChecks request={request} onUrl={(url) => set({ url })} />
        <NamingNotes problems={values.url.trim() === '' ? [] : request.naming} onFix={fix} />
      </div>
    </div>
  );
}
