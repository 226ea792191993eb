import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';

/** Stands in place of the send button: says that gifts and photos are for premium members, and how to become one. */
export function PremiumNote({ type }: { type: 'photo' | 'gift' }) {
  const action = (
    <ButtonLink to="/premium" size="sm">
      <FormattedMessage id="chat.get-premium" defaultMessage="About premium" />
    </ButtonLink>
  );
  return (
    <Alert tone="info" action={action}>
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
