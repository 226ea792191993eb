import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import type { FormProblem } from '~/contract/problem';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { domainErrorOf } from '~/api-client/domain-error';
import type { SectionName } from './profile-edit';
import { useReportUnsaved, type SaveOptions } from './use-unsaved';

export type SectionState = 'as-stored' | 'changed' | 'saving' | 'saved';

/** A choice is rarely made alone: those that follow at once are saved with it. */
const CHOICE_PAUSE_MS = 600;
const CONFLICT = 'profile.changed-elsewhere';

export interface SectionOptions {
  name: SectionName;
  /** The problem of a form that was sent without JavaScript. */
  given: FormProblem | undefined;
  /** The version of the section that the fields show. */
  version: string;
  /** Changes when the fields have to show something new: the version, or more than it. */
  stamp: string;
  /** Whether a change is only half made, and not to be saved before the member goes on. */
  waits: ((fields: Record<string, string>) => boolean) | undefined;
  /** The member pressed the button, and everything is saved. */
  onDone: () => void;
}

/**
 * A section that saves each change by itself: a text when its field is left, a choice a moment after it was made. What is
 * typed stays in the fields whatever happens. If the section was saved elsewhere meanwhile, only the button saves it.
 */
export function useSection({ name, given, version, stamp, waits, onDone }: SectionOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { stored, ...saving } = useSaving(form, name, given, version);
  const { state, problem, save, refresh, basis } = saving;
  const requested = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const [shown, setShown] = useState(stamp);

  // The fields show what is stored by now, unless the member is at work on them.
  useEffect(() => {
    if (stamp === shown || problem || form.current?.contains(document.activeElement)) return;
    if (form.current && contentOf(form.current) !== stored.current) return;
    basis.current = version;
    setShown(stamp);
    // Only what the server sends starts it, not what the member types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stamp, version]);
  useEffect(() => {
    if (form.current) stored.current = contentOf(form.current);
  }, [shown, stored]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Focuses the first invalid field, where someone pressed the button: a field left behind takes no focus.
  useEffect(() => {
    if (problem && !problem.error && requested.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problem]);

  const saveByItself = () => {
    clearTimeout(pause.current);
    if (!form.current || contentOf(form.current) === stored.current || waits?.(fieldsOf(form.current))) return;
    requested.current = false;
    void save();
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    refresh();
    clearTimeout(pause.current);
    if (isChoice(target)) pause.current = setTimeout(saveByItself, CHOICE_PAUSE_MS);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const pressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === form.current;
    if (!pressed && !isChoice(target)) saveByItself();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    requested.current = true;
    void save({ pressed: true }).then((saved) => saved && onDone());
  };
  return { form, state, problem, shown, onInput, onBlur, onSubmit };
}

/** What is stored of a form, and the request that stores it: one after the other, so that what was typed last wins. */
function useSaving(
  form: RefObject<HTMLFormElement>,
  name: SectionName,
  given: FormProblem | undefined,
  version: string,
) {
  const stored = useRef('');
  /** The version that the content of the form is based on. */
  const basis = useRef(version);
  const latest = useRef(version);
  latest.current = version;
  const underWay = useRef<Promise<boolean>>();
  const [state, setState] = useState<SectionState>('as-stored');
  const [problem, setProblem] = useState(given);
  const conflict = useRef(false);
  const report = useReportUnsaved();
  const { revalidate } = useRevalidator();

  const send = useCallback(
    async ({ leaving = false, pressed = false }: SaveOptions): Promise<boolean> => {
      const sent = form.current!;
      const [fields, content] = [fieldsOf(sent), contentOf(sent)];
      if (content === stored.current) return true;
      // Only someone who has read about it may replace what was saved elsewhere.
      if (conflict.current && !pressed) return false;
      if (conflict.current) basis.current = latest.current;
      setState('saving');
      try {
        const done = await api.send('POST', '/profile', { ...fields, version: basis.current });
        [stored.current, basis.current, conflict.current] = [content, done.version, false];
        setProblem(undefined);
        // The member may have gone on typing while the request was under way.
        setState(contentOf(sent) === content ? 'saved' : 'changed');
        // Closing the sheet loads the data of the page anyway.
        if (!leaving && !pressed) revalidate();
        return true;
      } catch (error) {
        conflict.current = error instanceof ApiError && error.code === CONFLICT;
        setProblem(formProblemOf(error));
        setState('changed');
        if (conflict.current) revalidate();
        return false;
      }
    },
    [form, revalidate],
  );
  const save = useCallback(
    (options: SaveOptions = {}) => {
      const next = (underWay.current ?? Promise.resolve(true)).then(() => send(options));
      underWay.current = next;
      return next;
    },
    [send],
  );
  const unsaved = state === 'changed' || state === 'saving';
  useEffect(() => {
    report(name, unsaved ? save : null);
    return () => report(name, null);
  }, [report, name, unsaved, save]);

  const refresh = () => {
    if (!form.current || state === 'saving') return;
    const changed = contentOf(form.current) !== stored.current;
    // At once, and not with the next render: the page may be left in the same moment.
    report(name, changed ? save : null);
    setState(changed ? 'changed' : 'as-stored');
  };
  return { stored, basis, state, problem, save, refresh };
}

const isChoice = (target: EventTarget) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type));

/** A form's fields as they are sent: several values of one name are joined by commas. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** The content of a form as text, equal for equal forms, to see whether it was changed. */
export function contentOf(form: HTMLFormElement): string {
  const { version: _, ...fields } = fieldsOf(form);
  return JSON.stringify(fields);
}

/** The problem of a section that could not be saved, in the same shape as without JavaScript. */
export function formProblemOf(error: unknown): FormProblem {
  const problem: FormProblem = { ok: false, fieldErrors: {}, error: null, values: {} };
  // There was no response at all, so the problem is the connection and not the form.
  if (!(error instanceof ApiError)) return { ...problem, error: { code: 'profile.offline', values: {} } };
  const { fieldErrors } = error;
  if (Object.keys(fieldErrors).length > 0) return { ...problem, fieldErrors };
  return { ...problem, error: domainErrorOf(error) };
}
