import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space } from '~/theme/tokens';
import { giftName } from './gift-names';
import { GiftPicture } from './GiftPicture';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  margin: ${space(1)} 0;
  padding: ${space(4)} ${space(8)} ${space(3)};
  border-radius: min(${radius('sm')}, 14px);
  background: ${color('surface-sunken')};
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
  text-align: center;
`;

export function GiftMessage({ id }: { id: string }) {
  const intl = useIntl();
  return (
    <Root data-part="gift-message">
      <GiftPicture id={id} size={128} />
      <p>
        <span className="visually-hidden">
          <FormattedMessage id="chat.a-gift" defaultMessage="Gift" />{' '}
        </span>
        {giftName(intl, id)}
      </p>
    </Root>
  );
}
