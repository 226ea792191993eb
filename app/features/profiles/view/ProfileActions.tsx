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

const loginTo = (page: string) => `/login?next=${encodeURIComponent(page)}`;
