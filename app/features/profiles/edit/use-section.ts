import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FormProblem } from '~/contract/problem';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { domainErrorOf } from '~/api-client/domain-error';
import type { SectionName } from './profile-edit';
import { useReportUnsaved, type Save } from './use-unsaved';

export type SectionState = 'as-stored' | 'changed' | 'saving' | 'saved';

/**
 * A section that saves itself once the focus leaves it, or at once by its button; what is typed stays in the fields
 * whatever happens. `stamp` changes when the stored values have changed by other means (the device found the place), so
 * that the current fields count as stored.
 */
export function useSection(section: SectionName, given: FormProblem | undefined, stamp: string) {
  const form = useRef<HTMLFormElement>(null);
  const stored = useRef('');
  const underWay = useRef<Promise<boolean>>();
  const requested = useRef(false);
  const [state, setState] = useState<SectionState>('as-stored');
  const [problem, setProblem] = useState(given);
  const report = useReportUnsaved();
  const { revalidate } = useRevalidator();

  const send = useCallback(
    async (leaving: boolean): Promise<boolean> => {
      const sent = form.current!;
      const [fields, content] = [fieldsOf(sent), contentOf(sent)];
      if (content === stored.current) return true;
      setState('saving');
      try {
        await api.send('POST', '/profile', fields);
        stored.current = content;
        setProblem(undefined);
        // The member may have gone on typing while the request was under way.
        setState(contentOf(sent) === content ? 'saved' : 'changed');
        if (!leaving) revalidate();
        return true;
      } catch (error) {
        setProblem(formProblemOf(error));
        setState('changed');
        return false;
      }
    },
    [revalidate],
  );
  /** One after the other, so that what was typed last is stored last. */
  const save: Save = useCallback(
    ({ leaving } = { leaving: false }) => {
      const next = (underWay.current ?? Promise.resolve(true)).then(() => send(leaving));
      underWay.current = next;
      return next;
    },
    [send],
  );

  useEffect(() => {
    if (form.current) stored.current = contentOf(form.current);
  }, [stamp]);
  const unsaved = state === 'changed' || state === 'saving';
  useEffect(() => report(section, unsaved ? save : null), [report, section, unsaved, save]);
  // Focuses the first invalid field, where someone pressed the button: a section left behind takes no focus.
  useEffect(() => {
    if (problem && !problem.error && requested.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problem]);

  const onInput = () => {
    if (form.current && state !== 'saving') {
      setState(contentOf(form.current) === stored.current ? 'as-stored' : 'changed');
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (form.current!.contains(relatedTarget) || contentOf(form.current!) === stored.current) return;
    requested.current = false;
    void save();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    requested.current = true;
    if (state !== 'saving') void save();
  };
  return { form, state, problem, onInput, onBlur, onSubmit };
}

/** A form's fields as they are sent: several values of one name are joined by commas. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** The content of a form as text, equal for equal forms, to see whether it was changed. */
export const contentOf = (form: HTMLFormElement): string => JSON.stringify(fieldsOf(form));

/** The problem of a section that could not be saved, in the same shape as without JavaScript. */
export function formProblemOf(error: unknown): FormProblem {
  const problem: FormProblem = { ok: false, fieldErrors: {}, error: null, values: {} };
  // There was no response at all, so the problem is the connection and not the form.
  if (!(error instanceof ApiError)) return { ...problem, error: { code: 'profile.offline', values: {} } };
  const { fieldErrors } = error;
  if (Object.keys(fieldErrors).length > 0) return { ...problem, fieldErrors };
  return { ...problem, error: domainErrorOf(error) };
}
