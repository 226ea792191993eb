import type { Fetcher } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';

/**
 * Whether a form that leads elsewhere when it is accepted still waits for its answer. Once it was refused the page is
 * loaded again, but whoever has corrected it by then may send it.
 */
export const isAwaited = ({ state, data }: Fetcher<FormProblem>): boolean =>
  state === 'submitting' || (state === 'loading' && data === undefined);
