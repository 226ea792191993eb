import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ProfilePart } from './profile-edit';

/** The labels of what can be added where a part of the profile is empty. */
export const partNames: Record<ProfilePart, MessageDescriptor> = defineMessages({
  photo: { id: 'profile.add-photo', defaultMessage: 'A photo' },
  personal: { id: 'profile.add-personal', defaultMessage: 'Your relationship status' },
  traits: { id: 'profile.add-traits', defaultMessage: 'What you are like' },
  interests: { id: 'profile.add-interests', defaultMessage: 'Three interests' },
  notes: { id: 'profile.add-notes', defaultMessage: 'A few words of your own' },
  location: { id: 'profile.add-location', defaultMessage: 'Where you are' },
});
