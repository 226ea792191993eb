import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { TextField } from '~/ui/TextField/TextField';
import { flowPath } from './flow-steps';

const Root = styled.details`
  text-align: start;
  summary {
    padding: ${space(3)} 0;
    text-align: center;
    cursor: pointer;
  }
`;

/** Opens in place, also without JavaScript. */
export function CorrectEmail({ email, problem }: { email: string; problem?: FormProblem }) {
  return (
    <Root open={problem !== undefined}>
      <summary>
        <FormattedMessage id="joining.wrong-address" defaultMessage="Is the address wrong?" />
      </summary>
      <form method="post" action={flowPath('complete')} noValidate>
        <Stack $gap={4}>
          <ErrorAlert error={problem?.error} />
          <TextField
            name="email"
            type="email"
            label={<FormattedMessage id="joining.right-address" defaultMessage="Your e-mail address" />}
            hint={
              <FormattedMessage
                id="joining.right-address-hint"
                defaultMessage="We’ll send a new link there. The one to the old address stops working."
              />
            }
            error={fieldError(problem, 'email')}
            defaultValue={problem?.values['email'] ?? email}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <Button variant="secondary" wide>
            <FormattedMessage id="joining.correct-address" defaultMessage="Correct the address" />
          </Button>
        </Stack>
      </form>
    </Root>
  );
}
