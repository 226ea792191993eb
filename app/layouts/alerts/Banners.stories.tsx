import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../stories/.storybook/shell';
import { welcomeOffer } from '../../../stories/checkout';
import { Banners } from './Banners';

const unconfirmed = { ...storyMember, status: 'not_confirmed', profileStatus: 'disabled' } as const;

const meta = {
  component: Banners,
  parameters: { page: { shell: { user: unconfirmed } } },
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five reasons for a banner, of which one is shown. */
export const OneOfMany: Story = {
  tags: ['w390'],
  parameters: {
    page: {
      path: '/members',
      shell: {
        user: { ...unconfirmed, paidUser: false, credits: 0 },
        enrich: true,
        mailStopped: 'bounce',
        textChange: { text: 'terms', from: NOW + 20 * 86_400_000, due: false },
        offer: welcomeOffer,
      },
    },
  },
};
export const Empty: Story = { parameters: { page: { shell: { user: storyMember } } } };
