import { Eye, EyeOff } from '~/ui/Icon/icons';
import { forwardRef, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Field, useField } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { TextInput } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';

const Frame = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-right: max(50px, ${space(14)});
`;

const Toggle = styled.span`
  position: absolute;
  right: ${space(1)};
  top: 50%;
  transform: translateY(-50%);
`;

/** Can show its text, instead of asking for it twice; the button for that needs JavaScript and appears with it. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type'>>(function PasswordField(
  { label, hint, error, hideLabel, id, ...rest },
  ref,
) {
  const intl = useIntl();
  const field = useField({ hint, error }, id);
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Field
      id={field.control.id}
      frame={field.frame}
      label={label}
      hint={hint}
      error={field.error}
      hideLabel={hideLabel}
    >
      <Frame>
        <Input
          {...rest}
          {...field.control}
          ref={ref}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        {ready ? (
          <Toggle>
            <IconButton
              label={intl.formatMessage({ id: 'common.show-password', defaultMessage: 'Show password' })}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </Toggle>
        ) : null}
      </Frame>
    </Field>
  );
});
