import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';

/** The link to the benefits of premium; from there the credits lead back to `here`. */
export function PremiumLink({ here }: { here: string }) {
  return (
    <ButtonLink to={`/premium?next=${encodeURIComponent(here)}`} size="sm">
      <FormattedMessage id="chat.get-premium" defaultMessage="About premium" />
    </ButtonLink>
  );
}

/** To a free member who has begun as many conversations as they can. */
export function ConversationsUsed() {
  return (
    <FormattedMessage
      id="chat.free-conversations-used"
      defaultMessage="You’ve started as many conversations as free members can. You can carry on with those, and reply to anyone who writes to you."
    />
  );
}

/** Before a free member begins the last conversation that they can begin. */
export function LastFreeConversation({ here }: { here: string }) {
  return (
    <Alert tone="info" action={<PremiumLink here={here} />}>
      <FormattedMessage
        id="chat.last-free-conversation"
        defaultMessage="This is the last conversation you can start as a free member. You can always reply to anyone who writes to you."
      />
    </Alert>
  );
}

/** Stands in place of the send button: says that gifts and photos are for premium members, and how to become one. */
export function PremiumNote({ type, here }: { type: 'photo' | 'gift'; here: string }) {
  return (
    <Alert tone="info" action={<PremiumLink here={here} />}>
      {type === 'gift' ? (
        <FormattedMessage
          id="chat.premium-gifts"
          defaultMessage="Gifts are for premium members. You become one with your first purchase of credits and stay one, with no subscription."
        />
      ) : (
        <FormattedMessage
          id="chat.premium-photos"
          defaultMessage="Photos in a conversation are for premium members. You become one with your first purchase of credits and stay one, with no subscription."
        />
      )}
    </Alert>
  );
}
