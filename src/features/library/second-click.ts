/** Second click of a double click: it meets the button that has taken the place of the pressed one. */
import type { MouseEvent } from 'react';

/** Whether a press ends a double click, so that it was meant for what was there before. False for the keyboard. */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;
