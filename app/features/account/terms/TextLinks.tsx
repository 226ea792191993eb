import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';

const Links = styled.p`
  margin-top: ${space(3)};
`;

/** Both texts in full. */
export function TextLinks() {
  return (
    <Links>
      <FormattedMessage
        id="agreement.texts"
        defaultMessage="In full: <terms>our terms</terms> and <privacy>our privacy notice</privacy>."
        values={{
          terms: (label) => <Link to="/pages/terms">{label}</Link>,
          privacy: (label) => <Link to="/pages/privacy">{label}</Link>,
        }}
      />
    </Links>
  );
}
