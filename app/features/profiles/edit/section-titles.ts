import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SectionName } from './profile-edit';

/** The name of each section, on its row of the overview and above its form. */
export const sectionTitles: Record<SectionName, MessageDescriptor> = defineMessages({
  prompts: { id: 'profile.prompts-title', defaultMessage: 'Start a conversation' },
  notes: { id: 'profile.notes-title', defaultMessage: 'In your own words' },
  interests: { id: 'profile.interests-title', defaultMessage: 'Interests' },
  location: { id: 'profile.location-title', defaultMessage: 'Where you are' },
  personal: { id: 'profile.personal-title', defaultMessage: 'About you' },
  traits: { id: 'profile.traits-title', defaultMessage: 'Your details' },
});
