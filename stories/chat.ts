import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import type { ConversationResponse } from '~/contract/conversation';
import type { ListedMessageState, MessageResponse } from '~/contract/message';
import type { ProfileResponse } from '~/contract/profile';
import type { MessagePrices } from '~/features/chat/pricing/message-price';
import type { Extras } from '~/features/chat/composer/use-extras';
import { DAY } from '~/time/durations';
import { NOW } from './.storybook/shell';
import { fictionalPerson, memberPerson, people, type StoryPerson } from './people';

/** A person as the API returns them. */
export const profileOf = (person: StoryPerson): ProfileResponse => ({
  id: person.id,
  name: person.name,
  age: person.age,
  gender: null,
  country: 'GB',
  region: null,
  city: person.place,
  status: 'active',
  main_image: { filename: person.photo, thumb_filename: person.thumb, status: 'active', match: null },
  fictional: person.fictional,
  checked: person.checked,
  last_active: person.online ? NOW : NOW - 3_600_000,
});

export const partner = profileOf(memberPerson);
export const fictionalPartner = profileOf(fictionalPerson);

const talk: readonly (Partial<MessageResponse> & { text: string })[] = [
  { text: 'Which of the hills in your picture is yours?', at: NOW - DAY },
  { text: 'The one with the bench. I carried half of it up there.', at: NOW - DAY + 600_000, own: true },
  { text: 'Half a bench! Who has the other half?', at: NOW - 3_600_000 },
  {
    text: 'A friend, at the bottom. It is a long story, and better told where one can see both halves.',
    at: NOW - 3_000_000,
    own: true,
  },
  { text: 'Then I had better bring tea.', at: NOW - 1_200_000 },
];

export const messages: MessageResponse[] = talk.map((message, index) => ({
  id: `message-${index}`,
  seq: index + 1,
  own: false,
  author: 'member',
  type: 'text',
  at: NOW,
  state: 'sent',
  request_key: null,
  photo: null,
  reaction: null,
  about: null,
  quote: null,
  ...message,
}));

export const conversationWith = (
  list: MessageResponse[],
  change: Partial<ConversationResponse> = {},
): ConversationResponse => ({
  conversation: { id: 'c'.repeat(26) },
  messages: list,
  more: false,
  earlier: false,
  older_hidden: false,
  newest_seq: list.length,
  read_seq: 4,
  delivered_seq: 6,
  own_read_seq: list.length,
  reaction_changes: 0,
  partner_last_active: NOW,
  ...change,
});

const LISTED: readonly ListedMessageState[] = ['read', 'sent', 'delivered', 'pending', 'reserved', 'returned'];

const chatOf = (person: StoryPerson, index: number): ChatItemResponse => ({
  conversation: { id: index === 0 ? 'c'.repeat(26) : `${'d'.repeat(24)}${index + 10}` },
  profile: profileOf(person),
  num_unread_messages: index === 1 ? 2 : index === 3 ? 130 : 0,
  last_message: {
    seq: 7,
    type: index === 4 ? 'photo' : 'text',
    text: talk[index % talk.length]!.text,
    at: NOW - index * 5_000_000,
    own: index % 2 === 0,
    state: index % 2 === 0 ? LISTED[index % LISTED.length]! : null,
  },
});

/** The prices of the brand of the stories. */
const price = { lots: [], next: { credits: 1000, amount: 7900, currency: 'GBP', basis: 'from' as const } };
export const prices: MessagePrices = {
  text: { credits: 10, ...price },
  photo: { credits: 20, ...price },
  gift: { credits: 25, ...price },
};

export const noChats: ChatsResponse = { chats: [], num_unread_messages: 0, next: null };
export const manyChats: ChatsResponse = {
  chats: people.slice(1, 10).map(chatOf),
  num_unread_messages: 132,
  next: 'older',
};

/** Beside a composer in which nothing else is being chosen. */
export const extras: Extras = {
  open: null,
  onPress: () => {},
  close: () => {},
  show: () => {},
  picked: null,
  pick: () => {},
  files: { current: null },
  anchors: { gift: { current: null }, photo: { current: null } },
};
