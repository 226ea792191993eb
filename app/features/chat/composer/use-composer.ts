import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '~/page/use-shell';
import { draftName, saveDraft, findDraft } from '../model/draft';
import { cleanText } from '../message-text';
import { lengthOf } from '~/i18n/length-of';

export interface ComposerText {
  ref: React.RefObject<HTMLTextAreaElement>;
  /** The number of characters that would be sent. */
  length: number;
  onInput: () => void;
  read: () => string;
  /** Replaces the text and puts the cursor at its end. */
  write: (text: string) => void;
  /** Puts text back that could not be sent, before what has been typed since. */
  giveBack: (text: string) => void;
}

/**
 * The field is uncontrolled, so what is typed before hydration stays; a draft per place survives leaving the page. While
 * the field is not there, the draft is the text.
 */
export function useComposer(place: string, initial: string, shown: boolean): ComposerText {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(() => lengthOf(cleanText(initial)));
  const name = draftName(useShell().user?.id ?? '', place);

  const onInput = useCallback(() => {
    const field = ref.current;
    if (!field) return;
    saveDraft(name, field.value);
    setLength(lengthOf(cleanText(field.value)));
    grow(field);
  }, [name]);

  const set = useCallback(
    (text: string) => {
      const field = ref.current;
      if (!field) return saveDraft(name, text);
      field.value = text;
      onInput();
    },
    [name, onInput],
  );

  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    if (field.value === '') field.value = findDraft(name);
    onInput();
  }, [name, onInput, shown]);

  const read = useCallback(() => ref.current?.value ?? findDraft(name), [name]);
  const write = useCallback(
    (text: string) => {
      set(text);
      ref.current?.focus();
      ref.current?.setSelectionRange(text.length, text.length);
    },
    [set],
  );
  const giveBack = useCallback((text: string) => set([text, read()].filter(Boolean).join('\n')), [set, read]);
  return { ref, length, onInput, read, write, giveBack };
}

/** Grows the field with its text in browsers without `field-sizing`. */
function grow(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + 2}px`;
}
