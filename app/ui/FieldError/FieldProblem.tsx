import type { ReactNode } from 'react';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage';

/** The part of a form problem that concerns its fields. */
interface WrongFields {
  fieldErrors: Record<string, { id: string; values?: Record<string, string | number> }[]>;
}

/** The `error` of a form control: the first error of the field, or undefined. */
export function fieldError(problem: WrongFields | null | undefined, name: string): ReactNode {
  const [wrong] = problem?.fieldErrors[name] ?? [];
  return wrong && <ErrorMessage code={wrong.id} values={wrong.values} />;
}
