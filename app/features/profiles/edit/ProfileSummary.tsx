import { Link } from '@remix-run/react';
import { Eye, UserRound } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';
import type { ProfileEdit } from './profile-edit';

const Root = styled(Card)`
  display: grid;
  gap: ${space(4)};
  h2 {
    font-size: ${fontSize('lg')};
  }
`;

const Bar = styled(ProgressBar)`
  display: block;
  margin: ${space(2)} 0;
`;

const Ways = styled.ul`
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
  a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 44px;
    color: ${color('text')};
    ${media.below(16)} {
      padding-block: ${space(2)};
    }
  }
`;

/** Counts above this are shown with a plus sign. */
const CAP = 1000;

/** How complete the profile is, and links to the views of others. */
export function ProfileSummary({ edit: { id, completeness, visitors } }: { edit: ProfileEdit }) {
  const { done, total, missing } = completeness;
  return (
    <Root aria-labelledby="summary-title">
      <div>
        <h2 id="summary-title">
          {missing.length === 0 ? (
            <FormattedMessage id="profile.complete" defaultMessage="Your profile says who you are" />
          ) : (
            <FormattedMessage
              id="profile.parts-done"
              defaultMessage="{done} of {total} parts filled in"
              values={{ done, total }}
            />
          )}
        </h2>
        <Bar value={done} max={total} aria-labelledby="summary-title" />
        <p className="quiet">
          {missing.length === 0 ? (
            <FormattedMessage
              id="profile.complete-lead"
              defaultMessage="Nothing is missing. Change it whenever you change."
            />
          ) : (
            <FormattedMessage
              id="profile.parts-lead"
              defaultMessage="It’s easier to write to a profile that says something. None of it is required."
            />
          )}
        </p>
      </div>
      <Ways>
        <li>
          <Link to={`/members/${id}`}>
            <UserRound size={18} aria-hidden />
            <FormattedMessage id="profile.preview" defaultMessage="How others see me" />
          </Link>
        </li>
        <li>
          <Link to="/profile/visitors">
            <Eye size={18} aria-hidden />
            {visitors === null ? (
              <FormattedMessage id="profile.visitors-title" defaultMessage="Visitors to my profile" />
            ) : (
              <FormattedMessage
                id="profile.visitors-count"
                defaultMessage="{count, plural, =0 {Nobody has looked at it lately} one {# person looked at it} other {#{more} people looked at it}}"
                values={{ count: Math.min(visitors, CAP), more: visitors > CAP ? '+' : '' }}
              />
            )}
          </Link>
        </li>
      </Ways>
    </Root>
  );
}
