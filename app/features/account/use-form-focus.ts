import { useEffect, useRef } from 'react';
import type { FormProblem } from '~/contract/problem';

/** After a refused form, focuses the first invalid field. (An alert for the form as a whole takes the focus itself.) */
export function useFormFocus(problem: FormProblem | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem || problem.error) return;
    form.current
      ?.querySelector<HTMLElement>('input[aria-invalid], select[aria-invalid], textarea[aria-invalid]')
      ?.focus();
  }, [problem]);
  return form;
}
