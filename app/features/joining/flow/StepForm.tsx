import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import type { SectionFields } from '~/features/profiles/section-fields';
import { media, space } from '~/theme/tokens';
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

/** On phones two beside each other, and the third on a line of its own. */
const Others = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.up('md')} {
    display: flex;
    justify-content: space-between;
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
              <Button name="intent" value="back" variant="ghost">
                <FormattedMessage id="joining.back" defaultMessage="Back" />
              </Button>
            )}
            {(skippable ?? isSkippable(step)) ? (
              <Button name="intent" value="skip" variant="ghost">
                <FormattedMessage id="joining.skip" defaultMessage="Skip this step" />
              </Button>
            ) : null}
            <Button name="intent" value="later" variant="ghost">
              <FormattedMessage id="joining.later" defaultMessage="Finish this later" />
            </Button>
          </Others>
        </Ways>
      </Stack>
    </form>
  );
}
