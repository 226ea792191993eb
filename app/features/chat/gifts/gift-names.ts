import type { IntlShape } from 'react-intl';
import { isGift, type GiftCategory, type GiftId } from './gift-catalogue';

export function giftNames(intl: IntlShape): Record<GiftId, string> {
  return {
    rose: intl.formatMessage({ id: 'chat.gift-rose', defaultMessage: 'Rose' }),
    tulips: intl.formatMessage({ id: 'chat.gift-tulips', defaultMessage: 'Tulips' }),
    sunflower: intl.formatMessage({ id: 'chat.gift-sunflower', defaultMessage: 'Sunflower' }),
    lavender: intl.formatMessage({ id: 'chat.gift-lavender', defaultMessage: 'Lavender' }),
    daisies: intl.formatMessage({ id: 'chat.gift-daisies', defaultMessage: 'Daisies' }),
    cactus: intl.formatMessage({ id: 'chat.gift-cactus', defaultMessage: 'Cactus' }),
    chocolates: intl.formatMessage({ id: 'chat.gift-chocolates', defaultMessage: 'Chocolates' }),
    cupcake: intl.formatMessage({ id: 'chat.gift-cupcake', defaultMessage: 'Cupcake' }),
    'ice-cream': intl.formatMessage({ id: 'chat.gift-ice-cream', defaultMessage: 'Ice cream' }),
    macarons: intl.formatMessage({ id: 'chat.gift-macarons', defaultMessage: 'Macarons' }),
    strawberries: intl.formatMessage({ id: 'chat.gift-strawberries', defaultMessage: 'Strawberries' }),
    cake: intl.formatMessage({ id: 'chat.gift-cake', defaultMessage: 'Cake' }),
    coffee: intl.formatMessage({ id: 'chat.gift-coffee', defaultMessage: 'Coffee' }),
    tea: intl.formatMessage({ id: 'chat.gift-tea', defaultMessage: 'Pot of tea' }),
    picnic: intl.formatMessage({ id: 'chat.gift-picnic', defaultMessage: 'Picnic' }),
    popcorn: intl.formatMessage({ id: 'chat.gift-popcorn', defaultMessage: 'Popcorn' }),
    glasses: intl.formatMessage({ id: 'chat.gift-glasses', defaultMessage: 'Cheers' }),
    campfire: intl.formatMessage({ id: 'chat.gift-campfire', defaultMessage: 'Campfire' }),
    kite: intl.formatMessage({ id: 'chat.gift-kite', defaultMessage: 'Kite' }),
    balloon: intl.formatMessage({ id: 'chat.gift-balloon', defaultMessage: 'Balloons' }),
    teddy: intl.formatMessage({ id: 'chat.gift-teddy', defaultMessage: 'Teddy bear' }),
    guitar: intl.formatMessage({ id: 'chat.gift-guitar', defaultMessage: 'Guitar' }),
    book: intl.formatMessage({ id: 'chat.gift-book', defaultMessage: 'Book' }),
    'paper-plane': intl.formatMessage({ id: 'chat.gift-paper-plane', defaultMessage: 'Paper plane' }),
    letter: intl.formatMessage({ id: 'chat.gift-letter', defaultMessage: 'Letter' }),
    heart: intl.formatMessage({ id: 'chat.gift-heart', defaultMessage: 'Heart' }),
    star: intl.formatMessage({ id: 'chat.gift-star', defaultMessage: 'Star' }),
    shell: intl.formatMessage({ id: 'chat.gift-shell', defaultMessage: 'Shell' }),
    candle: intl.formatMessage({ id: 'chat.gift-candle', defaultMessage: 'Candle' }),
    moon: intl.formatMessage({ id: 'chat.gift-moon', defaultMessage: 'Moon' }),
  };
}

export function giftCategoryNames(intl: IntlShape): Record<GiftCategory, string> {
  return {
    flowers: intl.formatMessage({ id: 'chat.gifts-flowers', defaultMessage: 'Flowers' }),
    sweets: intl.formatMessage({ id: 'chat.gifts-sweets', defaultMessage: 'Sweets' }),
    together: intl.formatMessage({ id: 'chat.gifts-together', defaultMessage: 'Together' }),
    play: intl.formatMessage({ id: 'chat.gifts-play', defaultMessage: 'Play' }),
    heart: intl.formatMessage({ id: 'chat.gifts-heart', defaultMessage: 'From the heart' }),
  };
}

/** The name of a gift in a message; a general name for a gift that has left the catalogue. */
export function giftName(intl: IntlShape, id: string): string {
  if (isGift(id)) return giftNames(intl)[id];
  return intl.formatMessage({ id: 'chat.gift-gone', defaultMessage: 'A gift' });
}
