/** Country flag beside the name of a country, with its room kept while the flags load and where there is none. */
import { useEffect, useState } from 'react';
import { countryCode } from '#ui/format/country-code.ts';
import type { flagUrl } from './flags.ts';
import classes from './pictures.module.css';

type FlagUrl = typeof flagUrl;

let loaded: Promise<FlagUrl> | undefined;

/** Once for all flags; where they cannot be loaded, names do without. */
function loadFlags(): Promise<FlagUrl> {
  loaded ??= import('./flags.ts').then(
    (flags) => flags.flagUrl,
    () => () => undefined,
  );
  return loaded;
}

/** @param country its code or English name */
export function Flag({ country }: { country: string }) {
  const code = countryCode(country);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let shown = true;
    void loadFlags().then((urlOf) => {
      if (shown) setUrl(code === undefined ? undefined : urlOf(code));
    });
    return () => {
      shown = false;
    };
  }, [code]);
  // The name beside it says everything.
  return (
    <span className={classes.flag}>
      {url === undefined ? null : <img src={url} alt="" data-flag={code} />}
    </span>
  );
}
