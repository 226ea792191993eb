import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, pull, radius, space } from '~/theme/tokens';
import { TextField } from '~/ui/TextField/TextField';
import type { GiftWish } from './find-gifts';
import { giftCategories, type GiftCategory } from './gift-catalogue';
import { giftCategoryNames } from './gift-names';

const Root = styled.form`
  display: grid;
  gap: ${space(3)};
`;

const Categories = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: 0 ${pull(5)};
  padding: 2px ${space(5)};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.up('lg')} {
    flex-wrap: wrap;
  }
`;

const Category = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 ${space(4)};
  border-radius: ${radius('full')};
  background: ${color('surface-sunken')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
  &[aria-pressed='true'] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    box-shadow: inset 0 0 0 2px ${color('focus')};
    font-weight: ${fontWeight('strong')};
  }
`;

/** Searches gifts by name or category. Without JavaScript it is a form that requests the page again. */
export function GiftSearch({ wish, onWish }: { wish: GiftWish; onWish: (wish: GiftWish) => void }) {
  const intl = useIntl();
  const names = giftCategoryNames(intl);
  const choose = (event: FormEvent, category: GiftCategory | null) => {
    event.preventDefault();
    onWish({ ...wish, category });
  };
  return (
    <Root method="get" role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        name="q"
        label={intl.formatMessage({ id: 'chat.gift-search', defaultMessage: 'Search by name' })}
        placeholder={intl.formatMessage({ id: 'chat.gift-search', defaultMessage: 'Search by name' })}
        hideLabel
        value={wish.words}
        onChange={(event) => onWish({ ...wish, words: event.target.value })}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Categories>
        <Category data-autofocus aria-pressed={wish.category === null} onClick={(event) => choose(event, null)}>
          <FormattedMessage id="chat.gifts-all" defaultMessage="All" />
        </Category>
        {giftCategories.map((category) => (
          <Category
            key={category}
            name="category"
            value={category}
            aria-pressed={wish.category === category}
            onClick={(event) => choose(event, category)}
          >
            {names[category]}
          </Category>
        ))}
      </Categories>
    </Root>
  );
}
