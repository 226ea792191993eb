import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { PasswordSet } from './PasswordSet';

const passkey = { id: '01kaj2b3c4d5e6f7g8h9jkmnpq', name: 'iCloud Keychain', addedAt: NOW - 9e9, usedAt: NOW - 9e7 };

const meta = {
  component: PasswordSet,
  args: { token: 'x'.repeat(43), email: 'anna@golden-hour.example', passkeys: [passkey], removed: false },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof PasswordSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const Removed: Story = { args: { passkeys: [], removed: true } };
