/** Typed choice: in a list field, typed text becomes the first match or stays, and no form is sent while it stays. */
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

interface TypedChoiceOptions {
  /** The values that the text means, the best first. */
  matchesOf: (text: string) => readonly string[];
  /** The list is not whole yet. */
  isLoading: boolean;
  onTake: (value: string) => void;
  /** The field was emptied; undefined where it can't be empty. */
  onEmpty: (() => void) | undefined;
  /** Of what is typed; '' where it has become a choice. */
  onText?: ((text: string) => void) | undefined;
}

/**
 * Enter and leaving the field take the first match. Text without a match stays in the field, where
 * the user sees it; text that is typed before the list is there waits for it.
 */
export function useTypedChoice(options: TypedChoiceOptions) {
  const { matchesOf, isLoading, onTake, onEmpty, onText } = options;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  /** Enter was pressed, or the field left: the text is whole. */
  const [isWhole, setWhole] = useState(false);
  /** The arrow keys chose the marked option. */
  const isWalking = useRef(false);

  const type = (text: string | undefined) => {
    setTyped(text);
    setWhole(false);
    isWalking.current = false;
    onText?.(text ?? '');
  };
  const take = (value: string) => {
    type(undefined);
    setOpen(false);
    onTake(value);
  };
  /** Whether no text is left that has no match. */
  const settle = (): boolean => {
    if (typed === undefined) return true;
    if (typed.trim() === '') {
      type(undefined);
      setOpen(false);
      onEmpty?.();
      return true;
    }
    const [first] = isLoading ? [] : matchesOf(typed);
    if (first !== undefined) take(first);
    else setWhole(true);
    return first !== undefined;
  };

  const settleLate = useEffectEvent(() => void settle());
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the text waited for a list that comes from outside of React
    if (isWhole && !isLoading) settleLate();
  }, [isWhole, isLoading]);

  const isPending = typed !== undefined;
  const guard = useEffectEvent((event: Event) => {
    if (event.target !== event.currentTarget) return;
    // The form has the choice before it is sent.
    const isSettled = flushSync(settle);
    if (isSettled) return;
    event.preventDefault();
    event.stopPropagation();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!isPending || !form) return undefined;
    const onSubmit = (event: Event) => guard(event);
    form.addEventListener('submit', onSubmit, true);
    return () => form.removeEventListener('submit', onSubmit, true);
  }, [isPending]);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isWalking.current = true;
    if (event.key === 'Escape' && isOpen) type(undefined);
    if (event.key !== 'Enter' || (!isOpen && typed === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    const marked = isWalking.current && isOpen ? markedOption(event.currentTarget) : undefined;
    if (marked !== undefined) marked.click();
    else if (typed === undefined) setOpen(false);
    else settle();
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // Another window has the keyboard for a while.
    if (currentTarget.ownerDocument.activeElement !== currentTarget) settle();
  };
  return {
    input,
    isOpen,
    setOpen,
    typed,
    type,
    take,
    settle,
    /** Text that nothing matches was left in the field. */
    isUnmatched: isWhole && !isLoading && typed !== undefined,
    onKeyDownCapture,
    onBlur,
  };
}

/** Of an input method: its Enter ends a word. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari tells the end of a composition by this code alone
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

function markedOption(input: HTMLInputElement): HTMLElement | undefined {
  const list = input.ownerDocument.getElementById(input.getAttribute('aria-controls') ?? '');
  return list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? undefined;
}
