import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RejectionReason } from './rejection-reasons';

/** Each text says what was wrong, so that the member knows what would be accepted. */
export const rejectionMessages: Record<RejectionReason, MessageDescriptor> = defineMessages({
  explicit: { id: 'photos.rejected-explicit', defaultMessage: 'Too much bare skin for a profile photo.' },
  'not-you': { id: 'photos.rejected-not-you', defaultMessage: 'This doesn’t seem to be you.' },
  'no-person': { id: 'photos.rejected-no-person', defaultMessage: 'Nobody can be seen in it.' },
  minor: { id: 'photos.rejected-minor', defaultMessage: 'There is a child in it.' },
  'contact-details': { id: 'photos.rejected-contact-details', defaultMessage: 'It shows a name, number or address.' },
  quality: { id: 'photos.rejected-quality', defaultMessage: 'It’s too dark or too blurred.' },
  copyright: { id: 'photos.rejected-copyright', defaultMessage: 'The picture belongs to somebody else.' },
  other: { id: 'photos.rejected-other', defaultMessage: 'It doesn’t follow our rules for photos.' },
});
