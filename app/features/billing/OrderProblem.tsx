import type { FormProblem } from '~/server/respond.server';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';

/** Why the order was not taken, and what to do. Its fields are hidden, so one of them being wrong is said as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  const { code, values } = problem.refusal ?? { code: 'errors.invalid-value', values: {} };
  return (
    <FormAlert>
      <RefusalMessage code={code} values={values} />
    </FormAlert>
  );
}
