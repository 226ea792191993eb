import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { emailTypo } from './email-typo';

const Typo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1)};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

/**
 * The e-mail address. Anyone who leaves the field with a slip of a large provider's name is asked about it; the form can be
 * sent all the same, because nobody else can know what is right.
 */
export function EmailField({ problem }: { problem: FormProblem | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const correct = () => {
    input.current!.value = meant!;
    input.current!.focus();
    setMeant(undefined);
  };
  return (
    <div>
      <TextField
        ref={input}
        name="email"
        {...emailInput}
        label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
        error={fieldError(problem, 'email')}
        defaultValue={problem?.values['email']}
        autoComplete="email"
        required
        onBlur={(event) => setMeant(emailTypo(event.currentTarget.value))}
        onInput={() => setMeant(undefined)}
      />
      <div role="status">
        {meant === undefined ? null : (
          <Typo>
            <span>
              <FormattedMessage
                id="account.email-typo"
                defaultMessage="Did you mean <b>{email}</b>?"
                values={{ email: meant, b: (text) => <strong>{text}</strong> }}
              />
            </span>
            <Button type="button" variant="ghost" size="sm" onClick={correct}>
              <FormattedMessage id="account.email-typo-yes" defaultMessage="Yes, correct it" />
            </Button>
          </Typo>
        )}
      </div>
    </div>
  );
}
