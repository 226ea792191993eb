import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../../stories/in-page';
import { ReturnPolicy } from './ReturnPolicy';

const meta = {
  component: ReturnPolicy,
  decorators: [inPage('medium')],
  args: {
    days: 30,
    legalDays: 14,
    example: { credits: 100, price: 1000, fee: 50, total: 1050, left: 50, back: 500, currency: 'EUR' },
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof ReturnPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const ByLawOnly: Story = { args: { days: 0, legalDays: null } };
