import { FormattedMessage } from 'react-intl';
import type { WireProfile } from '~/live/wire-types';
import type { FormProblem } from '~/server/respond.server';
import { ExtraPage } from './ExtraPage';
import type { MessagePrice } from './message-price';
import { PhotoForm } from './PhotoForm';
import type { Writing } from './writing';

export interface PhotoScreenProps {
  partner: WireProfile;
  writing: Writing;
  price: MessagePrice;
  requestKey: string;
  back: string;
  here: string;
  problem: FormProblem | null;
}

/** Sending a photo without JavaScript: one plain form. */
export function PhotoScreen({ partner, writing, price, requestKey, back, here, problem }: PhotoScreenProps) {
  return (
    <ExtraPage
      partner={partner}
      writing={writing}
      back={back}
      title={
        <FormattedMessage id="chat.photo-title" defaultMessage="A photo for {name}" values={{ name: partner.name }} />
      }
    >
      <PhotoForm
        partner={partner}
        price={price}
        action={`${here}?key=${requestKey}`}
        here={here}
        refusal={problem?.refusal ?? null}
      />
    </ExtraPage>
  );
}
