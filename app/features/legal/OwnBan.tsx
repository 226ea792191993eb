import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster } from '~/ui/Layout/Layout';

const Box = styled.section`
  display: grid;
  gap: ${space(4)};
  max-width: 68ch;
  padding: ${space(5)};
  border-left: 4px solid ${color('warning')};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  h2 {
    font-size: ${fontSize('lg')};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(5)};
  margin: 0;
  dt {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
  dd {
    margin: 0 0 ${space(2)};
    font-weight: ${fontWeight('strong')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.up('sm')} {
    grid-template-columns: max-content minmax(0, 1fr);
    dd {
      margin: 0;
    }
  }
`;

export interface OwnBanProps {
  email: string;
  /** The number of the decision; null for one from before decisions had numbers. */
  number: string | null;
}

/** For a member whose profile staff have hidden: which account it is about, and what can be done. */
export function OwnBan({ email, number }: OwnBanProps) {
  return (
    <Box aria-labelledby="own-ban">
      <h2 id="own-ban">
        <FormattedMessage id="legal.own-ban-title" defaultMessage="This is about your own account too" />
      </h2>
      <Facts>
        <dt>
          <FormattedMessage id="legal.own-ban-account" defaultMessage="Account" />
        </dt>
        <dd>{email}</dd>
        {number === null ? null : (
          <>
            <dt>
              <FormattedMessage id="legal.own-ban-number" defaultMessage="Decision" />
            </dt>
            <dd>{number}</dd>
          </>
        )}
      </Facts>
      <p>
        <FormattedMessage
          id="legal.own-ban-words"
          defaultMessage="Our team has hidden your profile; the reason is at the top of this page and in our mail. You can still log in, read your messages, return unused credits and <leave>delete your account</leave>. Signing up again doesn’t lift the decision: a complaint can."
          values={{ leave: (label) => <Link to="/notifications/leave">{label}</Link> }}
        />
      </p>
      <Cluster>
        <ButtonLink to={number === null ? '/complaints' : `/complaints?about=${encodeURIComponent(number)}`}>
          <FormattedMessage id="legal.own-ban-complain" defaultMessage="Complain about the decision" />
        </ButtonLink>
        <ButtonLink to="/pages/service" variant="ghost">
          <FormattedMessage id="legal.own-ban-service" defaultMessage="Ask customer service" />
        </ButtonLink>
      </Cluster>
    </Box>
  );
}
