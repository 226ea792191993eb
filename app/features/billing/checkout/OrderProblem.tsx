import type { FormProblem } from '~/contract/problem';
import { RefusalAlert } from '~/ui/FormAlert/RefusalAlert';

/** Why the order was refused. Its fields are hidden, so an invalid one is reported for the form as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  return <RefusalAlert refusal={problem.refusal ?? { code: 'errors.invalid-value' }} />;
}
