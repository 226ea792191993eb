import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Reaction } from '~/contract/message';

/** In the order in which they are offered. */
export const glyphs: Record<Reaction, string> = {
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  'thumbs-up': '👍',
  fire: '🔥',
};

export const reactions = Object.keys(glyphs) as Reaction[];

export const reactionNames: Record<Reaction, MessageDescriptor> = defineMessages({
  heart: { id: 'chat.reaction-heart', defaultMessage: 'Heart' },
  laugh: { id: 'chat.reaction-laugh', defaultMessage: 'Laughing' },
  wow: { id: 'chat.reaction-wow', defaultMessage: 'Wow' },
  sad: { id: 'chat.reaction-sad', defaultMessage: 'Sad' },
  'thumbs-up': { id: 'chat.reaction-thumbs-up', defaultMessage: 'Thumbs up' },
  fire: { id: 'chat.reaction-fire', defaultMessage: 'Fire' },
});
