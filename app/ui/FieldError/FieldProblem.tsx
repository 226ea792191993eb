import type { ReactNode } from 'react';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage';

/** The part of a form problem that concerns its fields. */
interface WrongFields {
  fieldErrors: Record<string, { id: string; values?: Record<string, string | number> }[]>;
}

/**
 * The `error` of a form control: the first error of the field, or undefined. It is one element for each answer of the
 * server, by which a field tells a new error from the one that was corrected.
 */
export function fieldError(problem: WrongFields | null | undefined, name: string): ReactNode {
  const [wrong] = problem?.fieldErrors[name] ?? [];
  if (!wrong) return undefined;
  let element = elements.get(wrong);
  if (!element) elements.set(wrong, (element = <ErrorMessage code={wrong.id} values={wrong.values} />));
  return element;
}

const elements = new WeakMap<object, ReactNode>();
