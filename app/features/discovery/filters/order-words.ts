import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SearchOrder } from './search-form';

export const orderWords: Record<SearchOrder, MessageDescriptor> = defineMessages({
  active: { id: 'members.order-active', defaultMessage: 'Recently active first' },
  nearest: { id: 'members.order-nearest', defaultMessage: 'Nearest first' },
  new: { id: 'members.order-new', defaultMessage: 'New members first' },
});

/** All there is to say about why somebody comes first; nothing else counts. */
export const orderReasons: Record<SearchOrder, MessageDescriptor> = defineMessages({
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
