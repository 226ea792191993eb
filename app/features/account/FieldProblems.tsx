import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import type { FieldProblem, FormProblem } from '~/server/respond.server';

/** The `error` of a form control: what is wrong with the field, or nothing. */
export function fieldError(problem: FormProblem | undefined, name: string) {
  const problems: FieldProblem[] = problem?.fieldErrors[name] ?? [];
  if (problems.length === 0) return undefined;
  return <RefusalMessage code={problems[0]!.id} values={problems[0]!.values} />;
}
