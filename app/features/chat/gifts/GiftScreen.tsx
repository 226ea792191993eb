import { useNavigation, useSearchParams } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { ExtraPage, type ExtraScreenProps } from '../extras/ExtraPage';
import { readGiftWish } from './find-gifts';
import { isGift } from './gift-catalogue';
import { GiftForm } from './GiftForm';

/** A page for sending a gift: from the recipient's profile, and without JavaScript from the conversation. */
export function GiftScreen({ partner, writePermission, price, requestKey, back, here, problem }: ExtraScreenProps) {
  const [query] = useSearchParams();
  const navigation = useNavigation();
  const requested = problem?.values.gift ?? query.get('gift') ?? '';
  const wrong = problem?.fieldErrors.gift?.[0];
  const error = problem?.error ?? (wrong ? { code: wrong.id, values: wrong.values ?? {} } : null);
  return (
    <ExtraPage
      partner={partner}
      writePermission={writePermission}
      back={back}
      title={
        <FormattedMessage id="chat.gift-title" defaultMessage="A gift for {name}" values={{ name: partner.name }} />
      }
    >
      <GiftForm
        partner={partner}
        price={price}
        requestKey={requestKey}
        here={here}
        wish={readGiftWish(query)}
        first={isGift(requested) ? requested : null}
        error={error}
        busy={navigation.formMethod === 'POST'}
      />
    </ExtraPage>
  );
}
