import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SearchOrder } from './search-form';

export const orderWords: Record<SearchOrder, MessageDescriptor> = defineMessages({
  best: { id: 'members.order-best', defaultMessage: 'Best for me first' },
  active: { id: 'members.order-active', defaultMessage: 'Recently active first' },
  nearest: { id: 'members.order-nearest', defaultMessage: 'Nearest first' },
  new: { id: 'members.order-new', defaultMessage: 'New members first' },
});

/** All there is to say about why someone comes first; nothing else counts. */
export const orderReasons: Record<SearchOrder, MessageDescriptor> = defineMessages({
  best: {
    id: 'members.why-best',
    defaultMessage:
      'What counts most is that you look for each other; people who don’t say whom they look for lose a little. Then it counts how near they live: someone far away comes early only where nobody nearer fits. Then, how recently they were here and how much their profile tells: a photo and details. We compare up to 480 people who fit your filters: those who live nearest and those who were here last. Everybody else follows, whoever was here last first.',
  },
  active: {
    id: 'members.why-active',
    defaultMessage:
      'Whoever was here last comes first. Somebody who hides when they are here keeps their former place.',
  },
  nearest: {
    id: 'members.why-nearest',
    defaultMessage:
      'We look outward from the place you gave, in small squares. Within a square, whoever was here last comes first. Members who give no place are not in this order.',
  },
  new: { id: 'members.why-new', defaultMessage: 'Whoever signed up last comes first.' },
});
