import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ProfilePart, SectionName } from './profile-edit';

/** Which part of a complete profile each section adds; the first of two that add the same. */
export const partOfSection: Partial<Record<SectionName, ProfilePart>> = {
  prompts: 'notes',
  interests: 'interests',
  location: 'location',
  personal: 'personal',
  traits: 'traits',
};

/** What each part brings. Each is true of the product: in search, suggestions and conversations. */
export const partGains: Record<ProfilePart, MessageDescriptor> = defineMessages({
  photo: { id: 'profile.gain-photo', defaultMessage: 'People see who you are, and you stand higher in their search.' },
  notes: { id: 'profile.gain-notes', defaultMessage: 'Gives others something to answer.' },
  interests: {
    id: 'profile.gain-interests',
    defaultMessage: 'What you share with somebody is named in their suggestions.',
  },
  location: { id: 'profile.gain-location', defaultMessage: 'Puts you in the searches of people nearby.' },
  personal: { id: 'profile.gain-personal', defaultMessage: 'Nobody has to ask that first.' },
  traits: { id: 'profile.gain-traits', defaultMessage: 'Lets people find you who filter by it.' },
});

/** The labels of what can be added where a part of the profile is empty. */
export const partNames: Record<ProfilePart, MessageDescriptor> = defineMessages({
  photo: { id: 'profile.add-photo', defaultMessage: 'A photo' },
  personal: { id: 'profile.add-personal', defaultMessage: 'Your relationship status' },
  traits: { id: 'profile.add-traits', defaultMessage: 'Your details' },
  interests: { id: 'profile.add-interests', defaultMessage: 'Three interests' },
  notes: { id: 'profile.add-notes', defaultMessage: 'A few words of your own' },
  location: { id: 'profile.add-location', defaultMessage: 'Where you are' },
});
