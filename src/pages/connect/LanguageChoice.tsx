/** Language choice of the first screen: a select of the browser's own, because everybody waits for what is loaded here. */
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { chooseLanguage, languages } from '#texts/languages.ts';
import { useStart } from '#texts/start-texts.ts';
import classes from './LanguageChoice.module.css';

/** Account has the regions too; what was chosen there is shown as its language. */
export function LanguageChoice() {
  const { connect } = useStart().texts;
  const { preferences, setPreferences: prefer } = useSessionActions();
  const chosen = preferences.locale === '' ? '' : chooseLanguage([preferences.locale]);
  return (
    <label className={classes.choice}>
      {connect.language}
      <select
        className={classes.select}
        value={chosen}
        onChange={(event) => prefer({ locale: event.currentTarget.value })}
      >
        <option value="">{connect.browser}</option>
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
