import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormProblem } from '~/contract/problem';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { CaseProblem } from './CaseFields';

export interface CaseFormProps {
  action: string;
  problem: FormProblem | null;
  /** The words of the button. */
  send: ReactNode;
  children: ReactNode;
}

/** A form whose content gets a number: complaints, notices, questions. */
export function CaseForm({ action, problem, send, children }: CaseFormProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={action} noValidate aria-busy={busy || undefined}>
      <Stack $gap={6}>
        <CaseProblem problem={problem} />
        {children}
        <Button wide size="lg" busy={busy}>
          {send}
        </Button>
      </Stack>
    </Form>
  );
}

export interface CategoryChoiceProps<T extends string> {
  label: ReactNode;
  categories: readonly T[];
  nameOf: (category: T) => ReactNode;
  noteOf?: (category: T) => ReactNode;
  /** Chosen at first. */
  chosen?: T | undefined;
  problem: FormProblem | null;
}

export function CategoryChoice<T extends string>(props: CategoryChoiceProps<T>) {
  const { label, categories, nameOf, noteOf, chosen, problem } = props;
  return (
    <RadioGroup
      name="category"
      label={label}
      options={categories.map((value) => ({ value, label: nameOf(value), detail: noteOf?.(value) ?? null }))}
      defaultValue={problem?.values['category'] ?? chosen}
      error={fieldError(problem, 'category')}
      required
    />
  );
}
