/** Sections: everything that few links need, each closed with its value in one line, and opened in place. */
import { Collapse, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type SectionId, sections } from '#features/new-link/sections.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { sectionSummary } from '#pages/links-new/section-summaries.ts';
import { TargetingSection } from '#pages/links-new/targeting/TargetingSection.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { AppsSection } from './AppsSection.tsx';
import { PixelPicker } from './PixelPicker.tsx';
import { ProtectionSection } from './ProtectionSection.tsx';
import { RedirectTypeSection } from './RedirectTypeSection.tsx';
import classes from './Sections.module.css';
import { SocialCardSection } from './SocialCardSection.tsx';

type FoldedId = Exclude<SectionId, 'destination'>;

const contents: Readonly<Record<FoldedId, ReactNode>> = {
  targeting: <TargetingSection />,
  'social-card': <SocialCardSection />,
  protection: <ProtectionSection />,
  pixels: <PixelPicker />,
  apps: <AppsSection />,
  'redirect-type': <RedirectTypeSection />,
  description: <DescriptionSection />,
};

const titleKeys = {
  targeting: 'titles.targeting',
  'social-card': 'titles.social-card',
  protection: 'titles.protection',
  pixels: 'titles.pixels',
  apps: 'titles.apps',
  'redirect-type': 'titles.redirect-type',
  description: 'titles.description',
} as const satisfies Readonly<Record<FoldedId, string>>;

const folded = sections.map(({ id }) => id).filter((id) => id !== 'destination');

export function Sections() {
  return (
    <div className={classes.sections}>
      {folded.map((id) => (
        <Section key={id} id={id} />
      ))}
    </div>
  );
}

function Section({ id }: { id: FoldedId }) {
  const t = useTranslations('linksNew.sections');
  const factTexts = useTranslations('linkFacts');
  const { openingNotation } = useSettings();
  const { request, errors, open, toggle } = useWizard();
  const isOpen = open.has(id);
  const { text, isSet } = sectionSummary(id, request.body, {
    notation: openingNotation,
    t,
    factTexts,
  });
  const hasErrors = errors.some(({ section }) => section === id);
  return (
    <section id={`section-${id}`} className={classes.section}>
      <h2 className={classes.heading}>
        <UnstyledButton
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={`content-${id}`}
          // The field that loses the focus may show an error, which would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            toggle(id);
            currentTarget.focus();
          }}
        >
          <span className={classes.title}>{t(titleKeys[id])}</span>{' '}
          <span className={classes.value} data-set={isSet || undefined} dir="auto">
            {text}
          </span>
          {hasErrors ? (
            <span className={classes.error}>
              <CircleAlert size={16} aria-hidden />
              <VisuallyHidden>{t('errors')}</VisuallyHidden>
            </span>
          ) : null}
          <ChevronDown size={16} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </h2>
      <Collapse expanded={isOpen} transitionDuration={0} id={`content-${id}`}>
        {isOpen ? <div className={classes.content}>{contents[id]}</div> : null}
      </Collapse>
    </section>
  );
}

/** A note of the user, which visitors do not see. */
function DescriptionSection() {
  const t = useTranslations('linksNew.destination');
  return (
    <WizardTextField
      name="description"
      label={t('description')}
      description={t('descriptionHelp')}
      kind="lines"
    />
  );
}
