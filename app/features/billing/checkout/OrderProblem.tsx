import type { FormProblem } from '~/contract/problem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { isOwnLimit, OwnLimitAlert } from '../limits/OwnLimitAlert';

/** Why the order was refused. Its fields are hidden, so an invalid one is reported for the form as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  if (problem.error && isOwnLimit(problem.error)) return <OwnLimitAlert error={problem.error} refused />;
  return <ErrorAlert error={problem.error ?? { code: 'errors.invalid-value' }} />;
}
