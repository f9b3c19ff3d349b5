/** Engine driver: what the smoke suite asks of a browser, whichever protocol drives it. */

/** An element of the page, as the protocol names it. */
export interface DriverElement {
  /** Scrolls to it and clicks in its middle, as a mouse would. */
  click(): Promise<void>;
}

export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page or the entered frame, as JSON carries it. Not bound by the page's policy. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression leads to, or null. */
  element(expression: string): Promise<DriverElement | null>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys together, by the names of the DOM, such as Control, Shift and `L`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Continues inside the first frame of the page. */
  enterFrame(): Promise<void>;
  /** Continues in the page around all frames. */
  leaveFrame(): Promise<void>;
  /** Errors of the console and exceptions that no code has caught, in the order in which they came. */
  errors(): readonly string[];
  close(): Promise<void>;
}
