import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { findGifts, type GiftWish } from './find-gifts';
import { giftCategories, gifts, type GiftId } from './gift-catalogue';
import { giftCategoryNames, giftNames } from './gift-names';
import { GiftTile } from './GiftTile';

const Root = styled.fieldset`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

const Section = styled.section`
  &[hidden] {
    display: none;
  }
`;

const Name = styled.h3`
  margin-bottom: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(2)};
  > li[hidden] {
    display: none;
  }
`;

const Nothing = styled.p`
  color: ${color('text-muted')};
`;

export interface GiftShelfProps {
  wish: GiftWish;
  chosen: GiftId | null;
  onChoose: (id: GiftId) => void;
}

/** Gifts that do not match the search stay in the form, hidden, so that a choice survives searching. */
export function GiftShelf({ wish, chosen, onChoose }: GiftShelfProps) {
  const intl = useIntl();
  const names = giftNames(intl);
  const categories = giftCategoryNames(intl);
  const found = findGifts(wish, names);
  return (
    <Root>
      <legend className="visually-hidden">
        <FormattedMessage id="chat.gift-choose" defaultMessage="Which gift?" />
      </legend>
      <p className="visually-hidden" role="status">
        <FormattedMessage
          id="chat.gifts-found"
          defaultMessage="{count, plural, one {# gift} other {# gifts}}"
          values={{ count: found.size }}
        />
      </p>
      {found.size === 0 ? (
        <Nothing>
          <FormattedMessage
            id="chat.gift-nothing"
            defaultMessage="No gift by that name. Try another word, or look through all of them."
          />
        </Nothing>
      ) : null}
      {giftCategories.map((category) => {
        const kind = gifts.filter((gift) => gift.category === category);
        return (
          <Section key={category} hidden={!kind.some(({ id }) => found.has(id))}>
            <Name>{categories[category]}</Name>
            <Tiles>
              {kind.map(({ id }) => (
                <li key={id} hidden={!found.has(id)}>
                  <GiftTile id={id} name={names[id]} checked={chosen === id} onChoose={onChoose} />
                </li>
              ))}
            </Tiles>
          </Section>
        );
      })}
    </Root>
  );
}
