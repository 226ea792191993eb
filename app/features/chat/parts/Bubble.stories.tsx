import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { AuthorNote } from './AuthorNote';
import { Bubble } from './Bubble';
import { MessageStatus, type ShownState } from './MessageStatus';

const meta = {
  component: Bubble,
  subcomponents: { AuthorNote, MessageStatus },
  args: {
    own: false,
    name: 'Bella',
    text: 'Which of the hills in your picture is yours?',
    at: NOW,
    brand: 'Golden Hour',
  },
} satisfies Meta<typeof Bubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: ShownState[] = ['sending', 'queued', 'sent', 'delivered', 'read', 'reserved', 'pending', 'returned'];

export const Theirs: Story = { tags: ['all-niches'] };
export const Own: Story = { tags: ['all-niches'], args: { own: true, state: 'read', stateInWords: true } };
export const Comment: Story = {
  args: { about: { photo: null, words: 'Soup on the stove and a film I’ve already seen.' }, text: 'Which soup?' },
};
export const OwnComment: Story = { args: { ...Comment.args, own: true, state: 'sent' } };
export const EveryState: Story = {
  tags: ['w320'],
  args: { own: true },
  render: (args) => (
    <>
      {states.map((state) => (
        <Bubble key={state} {...args} state={state} />
      ))}
    </>
  ),
};
/** Messages that a member did not write name their author. */
export const Operator: Story = { args: { author: 'operator' } };
export const Automation: Story = { args: { author: 'automation' } };
export const FromTheBrand: Story = { args: { author: 'system' } };
export const Gift: Story = { args: { type: 'gift', text: 'kite' } };
export const Long: Story = { tags: ['w320'], args: { text: `https://hills.example/${'bench'.repeat(30)}` } };
export const EmojiAndRightToLeft: Story = { args: { text: 'שלום 👩‍👩‍👧‍👦 🏔️\nand a second line' } };
