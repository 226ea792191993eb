import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { color, fontSize, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Stack } from '~/ui/Layout/Layout';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';

export interface ReturnFormProps {
  /** The link was asked for. */
  sent: boolean;
  problem: FormProblem | null | undefined;
}

const Root = styled.section`
  margin-top: ${space(4)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color('line')};
  text-align: left;
`;

const Title = styled.h2`
  margin: 0 0 ${space(2)};
  color: ${color('text')};
  font-size: ${fontSize('lg')};
`;

const Text = styled.p`
  margin-bottom: ${space(4)};
`;

/** Sends the link that takes a deleted account back once more. The answer is the same for every address. */
export function ReturnForm({ sent, problem }: ReturnFormProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Root aria-labelledby="return-title">
      <Title id="return-title">
        <FormattedMessage id="leaving.again-title" defaultMessage="Take your account back" />
      </Title>
      <Text>
        <FormattedMessage
          id="leaving.again-text"
          defaultMessage="For 14 days after a deletion everything can come back. If you can’t find the e-mail with the link, we’ll send it again."
        />
      </Text>
      <Form method="post" action="/account-deleted" noValidate aria-busy={busy || undefined}>
        <Stack $gap={4}>
          {sent && !problem ? (
            <Alert tone="success" role="status">
              <FormattedMessage
                id="leaving.again-sent"
                defaultMessage="If an account with this e-mail address can be taken back, the link is on its way. Nothing there? Look in your spam folder too."
              />
            </Alert>
          ) : null}
          {problem?.error ? (
            <FormAlert result={problem}>
              <ErrorMessage {...problem.error} />
            </FormAlert>
          ) : null}
          <TextField
            name="email"
            {...emailInput}
            label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
            defaultValue={problem?.values['email']}
            error={fieldError(problem, 'email')}
            autoComplete="email"
            required
          />
          <Button wide variant="secondary" busy={busy}>
            <FormattedMessage id="leaving.again-send" defaultMessage="Send the link again" />
          </Button>
        </Stack>
      </Form>
    </Root>
  );
}
