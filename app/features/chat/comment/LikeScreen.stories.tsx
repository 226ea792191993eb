import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner, prices } from '../../../../stories/chat';
import { refused } from '../../../../stories/form-problem';
import { LikeScreen } from './LikeScreen';

const page = { path: `/members/${partner.id}/like`, shell: { user: { ...storyMember, credits: 130 } } };

const meta = {
  component: LikeScreen,
  args: {
    partner,
    writePermission: 'open',
    price: prices.text,
    requestKey: 'key',
    on: 'prompt:rain',
    about: { photo: null, words: 'Soup on the stove and a film I’ve already seen.' },
    most: 500,
    problem: null,
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof LikeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const OfAFictionalProfile: Story = { args: { partner: fictionalPartner } };
export const NotEnoughCredits: Story = {
  args: { problem: { ...refused('chat.not-enough-credits', { needed: 10 }), values: { text: 'Which soup?' } } },
};
export const Gone: Story = {
  args: { problem: { ...refused('chat.subject-gone'), values: { text: 'Which soup?' } } },
};
export const NotConfirmed: Story = { args: { writePermission: 'unconfirmed' } };
export const Phone: Story = { tags: ['w320'] };
