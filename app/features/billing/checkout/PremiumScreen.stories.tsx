import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { PremiumScreen } from './PremiumScreen';
import { PremiumComparison } from './PremiumComparison';

const meta = {
  component: PremiumScreen,
  subcomponents: { PremiumComparison },
  decorators: [inPage('medium')],
  args: {
    overview: {
      terms: {
        freeConversations: 3,
        freePhotos: 3,
        premiumPhotos: 12,
        messageCredits: 10,
        refundDays: 30,
        from: { price: 1000, currency: 'EUR' },
      },
      premium: null,
    },
    next: null,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof PremiumScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Premium: Story = {
  args: {
    overview: { terms: { ...meta.args.overview.terms, messageCredits: 12 }, premium: { since: NOW, balance: 120 } },
  },
};
