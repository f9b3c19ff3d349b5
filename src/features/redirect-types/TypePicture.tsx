/** Type pictures: small drawings of what a visitor sees for each redirect type and type of overlay, for the eye alone. */
import type { ReactNode } from 'react';
import classes from './TypePicture.module.css';

/** What is drawn; `overlay` for a type of overlay that Linkdeck does not know. */
export type PictureName =
  | 'direct'
  | 'frame'
  | 'splash'
  | 'splashPage'
  | 'overlay'
  | 'message'
  | 'contact';

/** The destination: a heading and lines of text. */
const page = (
  <>
    <rect className={classes.text} x="7" y="8" width="18" height="3" rx="1" />
    <rect className={classes.line} x="7" y="14" width="34" height="2" rx="1" />
    <rect className={classes.line} x="7" y="18" width="30" height="2" rx="1" />
    <rect className={classes.line} x="7" y="22" width="33" height="2" rx="1" />
  </>
);

const pictures: Readonly<Record<PictureName, ReactNode>> = {
  direct: page,
  frame: (
    <>
      <rect className={classes.accent} x="0.5" y="0.5" width="47" height="5" rx="2" />
      {page}
    </>
  ),
  splash: (
    <>
      <circle className={classes.line} cx="24" cy="11" r="4" />
      <rect className={classes.line} x="14" y="18" width="20" height="2" rx="1" />
      <rect className={classes.accent} x="18" y="23" width="12" height="4" rx="2" />
    </>
  ),
  splashPage: (
    <>
      <rect className={classes.soft} x="5" y="5" width="38" height="10" rx="1" />
      <rect className={classes.text} x="5" y="18" width="20" height="3" rx="1" />
      <rect className={classes.accent} x="5" y="23" width="12" height="4" rx="2" />
    </>
  ),
  overlay: (
    <>
      {page}
      <rect className={classes.raised} x="10.5" y="15.5" width="27" height="11" rx="2" />
    </>
  ),
  message: (
    <>
      {page}
      <rect className={classes.raised} x="3.5" y="19.5" width="41" height="9" rx="2" />
      <rect className={classes.text} x="7" y="23" width="18" height="2" rx="1" />
      <rect className={classes.accent} x="31" y="22" width="10" height="4" rx="2" />
    </>
  ),
  contact: (
    <>
      {page}
      <rect className={classes.raised} x="24.5" y="5.5" width="20" height="23" rx="2" />
      <rect className={classes.soft} x="28" y="9" width="13" height="4" rx="1" />
      <rect className={classes.soft} x="28" y="15" width="13" height="4" rx="1" />
      <rect className={classes.accent} x="28" y="22" width="13" height="4" rx="2" />
    </>
  ),
};

function TypePicture({ name }: { name: PictureName }) {
  return (
    <svg className={classes.picture} viewBox="0 0 48 32" aria-hidden data-picture={name}>
      <rect className={classes.sheet} x="0.5" y="0.5" width="47" height="31" rx="3" />
      {pictures[name]}
    </svg>
  );
}

/** A drawing with the text that it belongs to. */
export function WithPicture({ name, children }: { name: PictureName; children: ReactNode }) {
  return (
    <div className={classes.beside}>
      <TypePicture name={name} />
      {children}
    </div>
  );
}
