import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { leaveReasons, type LeaveReason } from './leave-reasons';

/** The id of the form that takes the code: it stands beside the one that deletes, so that Enter there never stays. */
export const STAY_FORM = 'stay';

/** Around the reason and the ways: shows what fits the chosen reason, also without JavaScript. */
export const WithWays = styled.div`
  [data-reasons] {
    display: none;
    margin-top: ${space(4)};
  }
  ${leaveReasons.map((reason) => `&:has(option[value='${reason}']:checked) [data-reasons~='${reason}']{display:block;}`)}
  h2 {
    margin-bottom: ${space(2)};
  }
  p {
    margin-bottom: ${space(4)};
    color: ${color('text-muted')};
  }
  a {
    display: inline-block;
    min-height: 24px;
  }
`;

export interface OtherWaysProps {
  /** In per cent; null where nothing is offered. */
  offer: number | null;
  busy: boolean;
}

/** What may help instead of leaving, each only for the reasons that it answers. The other reasons are left in peace. */
export function OtherWays({ offer, busy }: OtherWaysProps) {
  return (
    <div aria-live="polite">
      {offer === null ? null : (
        <Way
          reasons={['price']}
          title={
            <FormattedMessage
              id="leaving.offer-title"
              defaultMessage="If you’d rather stay: {percent}% off your next order"
              values={{ percent: offer }}
            />
          }
          text={
            <FormattedMessage
              id="leaving.offer-text"
              defaultMessage="You get a code for one order, with no end date. You can still leave whenever you want."
            />
          }
        >
          <Button wide size="lg" variant="ghost" form={STAY_FORM} busy={busy} name="intent" value="stay">
            <FormattedMessage id="leaving.offer-button" defaultMessage="Stay and take the code" />
          </Button>
        </Way>
      )}
      <Way
        reasons={['break', 'mails']}
        title={<FormattedMessage id="leaving.quiet-title" defaultMessage="Or just some peace and quiet?" />}
        text={
          <FormattedMessage
            id="leaving.quiet-text"
            defaultMessage="You choose what we tell you about, how and how often, and everything else stays as it is."
          />
        }
      >
        <Link to="/notifications/messages">
          <FormattedMessage id="leaving.quiet-link" defaultMessage="Choose what you hear from us" />
        </Link>
      </Way>
      <Way
        reasons={['privacy']}
        title={<FormattedMessage id="leaving.seen-title" defaultMessage="Or be seen by fewer people?" />}
        text={
          <FormattedMessage
            id="leaving.seen-text"
            defaultMessage="You decide who sees your profile, and whether others see your visits."
          />
        }
      >
        <Link to="/notifications/visibility">
          <FormattedMessage id="leaving.seen-link" defaultMessage="Choose who sees you" />
        </Link>
      </Way>
      <Way
        reasons={['unsafe']}
        title={<FormattedMessage id="leaving.unsafe-title" defaultMessage="We’d like to know what happened" />}
        text={
          <FormattedMessage
            id="leaving.unsafe-text"
            defaultMessage="A person reads it and answers, whether you stay or leave."
          />
        }
      >
        <Link to="/complaints">
          <FormattedMessage id="leaving.unsafe-link" defaultMessage="Tell us" />
        </Link>
      </Way>
    </div>
  );
}

interface WayProps {
  reasons: readonly LeaveReason[];
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Way({ reasons, title, text, children }: WayProps) {
  return (
    <Card as="div" data-reasons={reasons.join(' ')}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}
