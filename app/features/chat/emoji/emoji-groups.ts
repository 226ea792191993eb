import { defineMessages, type MessageDescriptor } from 'react-intl';

/** In the order of the data files, each with the emoji that stands for it. */
export const emojiGroups = [
  ['faces', '😀'],
  ['people', '👋'],
  ['nature', '🌷'],
  ['food', '🍓'],
  ['travel', '🏖️'],
  ['activities', '🎉'],
  ['objects', '💡'],
  ['symbols', '💛'],
  ['flags', '🏁'],
] as const;
export type EmojiGroupName = (typeof emojiGroups)[number][0] | 'recent';

export const emojiGroupNames: Record<EmojiGroupName, MessageDescriptor> = defineMessages({
  recent: { id: 'chat.emoji-recent', defaultMessage: 'Recently used' },
  faces: { id: 'chat.emoji-faces', defaultMessage: 'Faces and feelings' },
  people: { id: 'chat.emoji-people', defaultMessage: 'People' },
  nature: { id: 'chat.emoji-nature', defaultMessage: 'Animals and nature' },
  food: { id: 'chat.emoji-food', defaultMessage: 'Food and drink' },
  travel: { id: 'chat.emoji-travel', defaultMessage: 'Travel and places' },
  activities: { id: 'chat.emoji-activities', defaultMessage: 'Activities' },
  objects: { id: 'chat.emoji-objects', defaultMessage: 'Objects' },
  symbols: { id: 'chat.emoji-symbols', defaultMessage: 'Symbols' },
  flags: { id: 'chat.emoji-flags', defaultMessage: 'Flags' },
});
