import { Link } from '@remix-run/react';
import { Gift, MessageCircle } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ActionBar, RoomForActions } from '~/ui/ActionBar/ActionBar';
import { ActionRow } from './ProfileScreenParts';

/** `like` comes from the feature that owns likes. `closed`: a fictional profile for which nobody writes. */
export function MemberActions({ id, like, closed = false }: { id: string; like: ReactNode; closed?: boolean }) {
  const { offers } = useShell().brand;
  return (
    <ActionRow>
      <RoomForActions />
      <ActionBar>
        {closed ? null : (
          <ButtonLink to={`/members/${id}/chat`} size="lg" wide>
            <MessageCircle size={20} aria-hidden />
            <FormattedMessage id="members.message" defaultMessage="Message" />
          </ButtonLink>
        )}
        {like}
        {offers.gifts && !closed ? (
          <ButtonLink to={`/members/${id}/gift`} size="lg" variant="ghost" wide className="symbol">
            <Gift size={20} aria-hidden />
            <span>
              <FormattedMessage id="chat.send-gift" defaultMessage="Send a gift" />
            </span>
          </ButtonLink>
        ) : null}
      </ActionBar>
    </ActionRow>
  );
}

export interface VisitorActionsProps {
  id: string;
  name: string;
  likeWords: ReactNode;
  closed?: boolean;
}

/** A visitor's links to the login, named after what they want to do; it leads on to this person, and to signup. */
export function VisitorActions({ id, name, likeWords, closed = false }: VisitorActionsProps) {
  const { offers } = useShell().brand;
  const person = `/members/${id}`;
  const like = loginTo(person);
  if (closed) {
    return (
      <ActionRow>
        <ButtonLink to={like} size="lg" variant="ghost" wide>
          {likeWords}
        </ButtonLink>
        <WayIn id={id} variant="ghost" />
      </ActionRow>
    );
  }
  return (
    <ActionRow>
      <RoomForActions />
      <ActionBar>
        <ButtonLink to={loginTo(`${person}/chat`)} size="lg" wide>
          <MessageCircle size={20} aria-hidden />
          <FormattedMessage id="members.message" defaultMessage="Message" />
        </ButtonLink>
      </ActionBar>
      <WayIn id={id} variant="ghost" />
      <ButtonLink to={like} size="lg" variant="ghost" wide>
        {likeWords}
      </ButtonLink>
      <p>
        <FormattedMessage id="chat.login-needed" defaultMessage="You need to be logged in to chat" />
      </p>
      {offers.gifts ? (
        <p>
          <Link to={loginTo(`${person}/gift`)}>
            <FormattedMessage
              id="chat.login-for-gift"
              defaultMessage="You need to be logged in to send a gift to {name}"
              values={{ name }}
            />
          </Link>
        </p>
      ) : null}
    </ActionRow>
  );
}

/** The way in for a visitor who sees a part of the profile. */
export function GlimpseActions({ id }: { id: string }) {
  return (
    <ActionRow>
      <RoomForActions />
      <ActionBar>
        <WayIn id={id} variant="primary" />
      </ActionBar>
      <ButtonLink to={loginTo(`/members/${id}`)} size="lg" variant="ghost" wide>
        <FormattedMessage id="members.log-in" defaultMessage="Log in" />
      </ButtonLink>
      <p>
        <FormattedMessage id="members.limited-title" defaultMessage="This is a first glimpse" />
        {'. '}
        <FormattedMessage
          id="members.limited-body"
          defaultMessage="Members search by place and age, read profiles and write to each other."
        />
      </p>
    </ActionRow>
  );
}

/** To an account, for this person; to the waiting list where visitors cannot sign up. */
function WayIn({ id, variant }: { id: string; variant: 'primary' | 'ghost' }) {
  const { signupOpen } = useShell();
  return signupOpen ? (
    <ButtonLink to={`/members/${id}/signup`} size="lg" variant={variant} wide>
      <FormattedMessage id="members.join" defaultMessage="Create a free account" />
    </ButtonLink>
  ) : (
    <ButtonLink to="/waiting-list" size="lg" variant={variant} wide>
      <FormattedMessage id="members.waiting-list" defaultMessage="Join the waiting list" />
    </ButtonLink>
  );
}

const loginTo = (page: string) => `/login?next=${encodeURIComponent(page)}`;
