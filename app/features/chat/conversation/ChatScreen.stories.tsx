import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, manyChats, messages, partner, prices, conversationWith } from '../../../../stories/chat';
import { refused, wrong } from '../../../../stories/form-problem';
import { ChatScreen } from './ChatScreen';

const conversation = conversationWith(messages);
const id = conversation.conversation.id;
const listed = [['chats'], manyChats];
const page = { layout: 'chat', path: `/chats/${id}`, shell: { user: storyMember, unread: 2 }, cache: [listed] };

const meta = {
  component: ChatScreen,
  args: {
    partner,
    prices,
    conversation,
    writePermission: 'open',
    requestKey: 'key',
    before: null,
    problem: null,
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = [{ key: 'k', text: 'Tea it is. On which side of the hill?', at: NOW, state: 'failed' }];
const states = ['pending', 'reserved', 'returned', 'sent'] as const;
const fromOperator = { id: 'operator', seq: 6, author: 'operator', text: 'I would love to hear about it.' } as const;

export const Messages: Story = { tags: ['all-niches'] };
export const Empty: Story = { args: { conversation: conversationWith([]) } };
export const FictionalFirst: Story = { args: { partner: fictionalPartner, conversation: conversationWith([]) } };
export const WrittenByOperator: Story = {
  args: {
    partner: fictionalPartner,
    conversation: conversationWith([...messages, { ...messages[4]!, ...fromOperator }]),
  },
};
export const EveryState: Story = {
  args: {
    conversation: conversationWith(states.map((state, at) => ({ ...messages[1]!, id: state, seq: at + 1, state }))),
  },
};
export const NotSent: Story = { parameters: { page: { ...page, cache: [listed, [['outgoing', id], failed]] } } };
export const NotEnoughCredits: Story = {
  args: { problem: { ...refused('chat.not-enough-credits', { needed: 10 }), values: { text: failed[0]!.text } } },
};
export const PremiumOnly: Story = { args: { problem: refused('chat.premium-only') } };
export const WithErrors: Story = { args: { problem: wrong({ text: 'chat.text-empty' }) } };
export const Blocking: Story = { args: { writePermission: 'blocking' } };
export const Unconfirmed: Story = { args: { writePermission: 'unconfirmed' } };
export const Gone: Story = { args: { writePermission: 'gone' } };
export const EarlierMessages: Story = {
  args: { conversation: conversationWith(messages, { earlier: true }), before: 6 },
};
export const OlderHidden: Story = { args: { conversation: conversationWith(messages, { older_hidden: true }) } };
export const Long: Story = {
  tags: ['w320'],
  args: { conversation: conversationWith([{ ...messages[0]!, text: `https://hills.example/${'bench'.repeat(30)}` }]) },
};

const notBegun = { page: { ...page, path: '/members/x/chat' } };
export const NotBegun: Story = { tags: ['w320'], args: { conversation: null }, parameters: notBegun };
export const NotBegunFictional: Story = {
  args: { conversation: null, partner: fictionalPartner },
  parameters: notBegun,
};
export const NotBegunDraft: Story = {
  args: { conversation: null, draft: 'Which of the hills in your picture is yours?' },
  parameters: notBegun,
};
export const NotBegunLastOfAFreeMember: Story = {
  tags: ['w390'],
  args: { conversation: null, lastPlace: true },
  parameters: { page: { ...notBegun.page, shell: { user: { ...storyMember, paidUser: false } } } },
};
export const NotBegunNotEnoughCredits: Story = {
  args: { conversation: null, problem: refused('chat.not-enough-credits', { needed: 10 }) },
  parameters: notBegun,
};
export const NotBegunOnlyForMatches: Story = {
  args: { conversation: null, writePermission: 'only-matches' },
  parameters: notBegun,
};
export const NotBegunPhotoLater: Story = {
  args: { conversation: null },
  parameters: { page: { ...page, path: '/members/x/chat?photo=later' } },
};
