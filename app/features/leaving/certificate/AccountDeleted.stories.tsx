import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW } from '../../../../stories/.storybook/shell';
import { refused, wrong } from '../../../../stories/form-problem';
import { AccountDeleted } from './AccountDeleted';
import { ReturnForm } from './ReturnForm';

const code = 'Qm3xV7c1rT0aZ9kLw2bNf8sYh4dGj6pUe5iXo1vCqRt';

const meta = {
  component: AccountDeleted,
  subcomponents: { ReturnForm },
  args: {
    expired: false,
    certificate: { code, leftAt: NOW, eraseAt: NOW + 14 * DAY, erasedAt: null, seal: null },
  },
  parameters: { layout: 'fullscreen', page: { layout: 'empty' } },
} satisfies Meta<typeof AccountDeleted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const WithCertificate: Story = { tags: ['w320'], args: { details: true } };
/** Without a certificate. */
export const Empty: Story = { args: { certificate: null } };
export const Sent: Story = { args: { certificate: null, sent: true } };
export const WithErrors: Story = {
  tags: ['w320'],
  args: { certificate: null, problem: wrong({ email: 'account.email-invalid' }, { email: 'anna@' }) },
};
export const TooMany: Story = {
  args: { certificate: null, problem: refused('account.too-many-resets', { retry_after: 60 }) },
};
export const Expired: Story = { args: { certificate: null, expired: true } };
export const Erased: Story = {
  tags: ['w320'],
  args: {
    certificate: {
      code,
      leftAt: NOW - 14 * DAY,
      eraseAt: NOW,
      erasedAt: NOW,
      seal: '9c1185a5c5e9fc54612808977ee8f548b2258d31f8f2b5b3c2d6a1f4e7b8c9d0',
    },
  },
};
