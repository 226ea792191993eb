import { Link } from '@remix-run/react';
import { Eye, UserRound } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl, defineMessages, type MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';
import type { ProfileEdit, ProfilePart } from './profile-edit';

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

const Missing = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  a {
    display: inline-block;
    min-height: 24px;
    color: ${color('primary-text')};
    font-weight: ${fontWeight('strong')};
  }
  span {
    display: block;
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
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

/** How complete the profile is, what is missing, and links to the views of others. */
export function ProfileSummary({ edit: { id, completeness, visitors } }: { edit: ProfileEdit }) {
  const intl = useIntl();
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
        {missing.length > 0 ? (
          <Missing>
            {missing.map((part) => (
              <li key={part}>
                <a href={`#${targets[part] ?? part}`}>{intl.formatMessage(partNames[part])}</a>
                <span>{intl.formatMessage(partGains[part])}</span>
              </li>
            ))}
          </Missing>
        ) : null}
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

/** Where a part is filled in, if not in the section of its name. */
const targets: Partial<Record<ProfilePart, string>> = { photo: 'photos', notes: 'prompts' };

/** What each part brings. Each is true of the product: in search, suggestions and conversations. */
const partGains: Record<ProfilePart, MessageDescriptor> = defineMessages({
  photo: { id: 'profile.gain-photo', defaultMessage: 'People see who you are, and you stand higher in their search.' },
  notes: { id: 'profile.gain-notes', defaultMessage: 'Gives others something to answer.' },
  interests: {
    id: 'profile.gain-interests',
    defaultMessage: 'What you share with somebody is named in their suggestions.',
  },
  location: { id: 'profile.gain-location', defaultMessage: 'Puts you in the searches of people nearby.' },
  personal: { id: 'profile.gain-personal', defaultMessage: 'Nobody has to ask that first.' },
  traits: { id: 'profile.gain-traits', defaultMessage: 'Lets people find you who filter by it.' },
});

/** The labels of what can be added where a part of the profile is empty. */
const partNames: Record<ProfilePart, MessageDescriptor> = defineMessages({
  photo: { id: 'profile.add-photo', defaultMessage: 'A photo' },
  personal: { id: 'profile.add-personal', defaultMessage: 'Your relationship status' },
  traits: { id: 'profile.add-traits', defaultMessage: 'Your details' },
  interests: { id: 'profile.add-interests', defaultMessage: 'Three interests' },
  notes: { id: 'profile.add-notes', defaultMessage: 'A few words of your own' },
  location: { id: 'profile.add-location', defaultMessage: 'Where you are' },
});
