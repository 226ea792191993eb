import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import type { SectionFields } from '~/features/profiles/section-fields';
import { fontSize, pull, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { flowPath, isSkippable, type FlowStep } from './flow-steps';

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

/** Less than the one button that goes on: a line of its own, which breaks where it must. */
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin-inline: ${pull(2)};
  > button {
    padding-inline: ${space(2)};
    font-size: ${fontSize('sm')};
  }
`;

export interface StepFormProps {
  step: FlowStep;
  /** Whether there is an earlier step. */
  first?: boolean;
  problem?: FormProblem;
  /** The words of the button that goes on where "Continue" would not be true: something else is asked for first. */
  next?: ReactNode;
  skippable?: boolean;
  children?: (fields: SectionFields) => ReactNode;
}

/**
 * An ordinary form in every browser, so that a session that has ended leads to the login and back with everything that
 * was typed. Going back and leaving the rest for later save too.
 */
export function StepForm({ step, first = false, problem, next, skippable, children }: StepFormProps) {
  const fields: SectionFields = {
    error: (field) => fieldError(problem, field),
    value: (field, stored) => problem?.values[field] ?? stored ?? '',
  };
  return (
    <form method="post" action={flowPath(step)} noValidate>
      <Stack $gap={5}>
        <ErrorAlert error={problem?.error} />
        {children?.(fields)}
        <Ways>
          <Button name="intent" value="next" size="lg" wide variant={next ? 'ghost' : 'primary'}>
            {next ?? <FormattedMessage id="joining.next" defaultMessage="Continue" />}
          </Button>
          <Others>
            {first ? null : (
              <Button name="intent" value="back" variant="quiet">
                <FormattedMessage id="joining.back" defaultMessage="Back" />
              </Button>
            )}
            {(skippable ?? isSkippable(step)) ? (
              <Button name="intent" value="skip" variant="quiet">
                <FormattedMessage id="joining.skip" defaultMessage="Skip this step" />
              </Button>
            ) : null}
            <Button name="intent" value="later" variant="quiet">
              <FormattedMessage id="joining.later" defaultMessage="Finish this later" />
            </Button>
          </Others>
        </Ways>
      </Stack>
    </form>
  );
}
