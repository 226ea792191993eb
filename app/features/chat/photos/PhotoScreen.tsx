import { FormattedMessage } from 'react-intl';
import { ExtraPage, type ExtraScreenProps } from '../extras/ExtraPage';
import { PhotoForm } from './PhotoForm';

/** The page for sending a photo without JavaScript: one plain form. */
export function PhotoScreen({ partner, writePermission, price, requestKey, back, here, problem }: ExtraScreenProps) {
  return (
    <ExtraPage
      partner={partner}
      writePermission={writePermission}
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
        error={problem?.error ?? null}
      />
    </ExtraPage>
  );
}
