import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { phoneHref } from './phone-href';

const Brand = styled.p`
  margin: 0 0 ${space(2)};
  color: ${color('on-depth')};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
`;

interface FooterContactProps {
  /** Of the brand. */
  name: string;
  email: string;
  phone: string;
}

/** Where the brand can be reached, by its content: the server remembers its HTML. */
export function FooterContact({ name, email, phone }: FooterContactProps) {
  return (
    <>
      <Brand>{name}</Brand>
      <p>
        <FormattedMessage
          id="shell.service-email"
          defaultMessage="Customer service: {email}"
          values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
        />
      </p>
      <p>
        <a href={phoneHref(phone)}>{phone}</a>
      </p>
    </>
  );
}
