import { defineMessage, type MessageDescriptor } from 'react-intl';

/** What someone agrees to who has the first photo checked; values: brand, days. Two pages ask for it. */
export const photoCheckText: MessageDescriptor = defineMessage({
  id: 'consents.photo-check-text',
  defaultMessage:
    'If you agree, {brand} asks you for a picture of yourself in a pose that we choose. A person of our team compares it with your first photo; nobody else sees it, and no software recognises faces. If they match, your profile shows a mark and we erase the picture. If not, we hold it for a second look, {days} days at most. If you take it back, the mark and the picture are gone at once.',
});
