import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountNotice } from './AccountNotice';

const meta = { component: AccountNotice, args: { notice: 'logged-out' } } satisfies Meta<typeof AccountNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};
export const MailSent: Story = { args: { notice: 'activation-sent' } };
export const MailSentOften: Story = { args: { notice: 'activation-wait' } };
