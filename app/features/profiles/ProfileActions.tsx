import { MessageCircle } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ActionRow } from './ProfileScreenParts';

/** What a member can do here: write, and like (from the feature that owns likes). */
export function MemberActions({ id, like }: { id: string; like: ReactNode }) {
  return (
    <ActionRow>
      <ButtonLink to={`/members/${id}/chat`} size="lg" wide>
        <MessageCircle size={20} aria-hidden />
        <FormattedMessage id="members.message" defaultMessage="Message" />
      </ButtonLink>
      {like}
    </ActionRow>
  );
}

/** A visitor's ways in, named after what they want to do. */
export function VisitorActions({ id, likeWords }: { id: string; likeWords: ReactNode }) {
  const signup = `/members/${id}/signup`;
  return (
    <ActionRow>
      <ButtonLink to={signup} size="lg" wide>
        <MessageCircle size={20} aria-hidden />
        <FormattedMessage id="members.message" defaultMessage="Message" />
      </ButtonLink>
      <ButtonLink to={signup} size="lg" variant="ghost" wide>
        {likeWords}
      </ButtonLink>
      <p>
        <FormattedMessage id="chat.login-needed" defaultMessage="You need to be logged in to chat" />
      </p>
    </ActionRow>
  );
}
