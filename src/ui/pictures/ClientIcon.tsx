/** Icon of a browser or a system beside its name; a plain one for what has none of its own. */
import { AppWindow, Globe } from 'lucide-react';
import { clientIconPath } from './client-icons.ts';
import classes from './pictures.module.css';

/** Load it with its screen, never with the first one. */
export function ClientIcon({ name, kind }: { name: string; kind: 'browser' | 'system' }) {
  const path = clientIconPath(name);
  const Plain = kind === 'browser' ? Globe : AppWindow;
  return (
    <span className={classes.client} aria-hidden>
      {path === undefined ? (
        <Plain />
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" data-client={name}>
          <path d={path} />
        </svg>
      )}
    </span>
  );
}
