import type { FormProblem } from '~/contract/problem';
import { RefusalAlert } from '~/ui/FormAlert/RefusalAlert';

/** Why the order was not taken, and what to do. Its fields are hidden, so one of them being wrong is said as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  return <RefusalAlert refusal={problem.refusal ?? { code: 'errors.invalid-value' }} />;
}
