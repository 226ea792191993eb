import type { FormProblem } from '~/contract/problem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';

/** Why the order was refused. Its fields are hidden, so an invalid one is reported for the form as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  return <ErrorAlert error={problem.error ?? { code: 'errors.invalid-value' }} />;
}
