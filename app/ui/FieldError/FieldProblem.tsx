import type { ReactNode } from 'react';
import { RefusalMessage } from '../RefusalMessage/RefusalMessage';

/** As far as the answer to a form tells of its fields. */
interface WrongFields {
  fieldErrors: Record<string, { id: string; values?: Record<string, string | number> }[]>;
}

/** The `error` of a form control: the first thing that is wrong with the field, or nothing. */
export function fieldError(problem: WrongFields | null | undefined, name: string): ReactNode {
  const [wrong] = problem?.fieldErrors[name] ?? [];
  return wrong && <RefusalMessage code={wrong.id} values={wrong.values} />;
}
