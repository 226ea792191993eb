import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/Button/Button';
import { MailCheck, MailX, PartyPopper } from '~/ui/Icon/icons';
import { AccountMessage } from './AccountMessage';

const meta = {
  component: AccountMessage,
  args: {
    icon: <MailCheck size={32} aria-hidden />,
    title: 'Confirm your e-mail address',
    actions: (
      <Button wide size="lg">
        Confirm
      </Button>
    ),
    children: <p>One press, and your profile is visible.</p>,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'empty' } },
} satisfies Meta<typeof AccountMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};
export const Confirmed: Story = {
  args: { tone: 'success', icon: <PartyPopper size={32} aria-hidden />, title: 'Your e-mail address is confirmed' },
};
export const Failed: Story = {
  args: { tone: 'danger', icon: <MailX size={32} aria-hidden />, title: 'Activation failed', actions: null },
};
