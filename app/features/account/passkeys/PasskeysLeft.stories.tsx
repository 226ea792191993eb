import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW } from '../../../../stories/.storybook/shell';
import { PasskeysLeft } from './PasskeysLeft';
import { PasskeyWords } from './PasskeyWords';

const passkeys = [
  { id: '01kaj2b3c4d5e6f7g8h9jkmnpq', name: 'iCloud Keychain', addedAt: NOW - 90 * DAY, usedAt: NOW - 2 * DAY },
  { id: '01kaj2b3c4d5e6f7g8h9jkmnpr', name: 'Firefox, Linux', addedAt: NOW - 3 * DAY, usedAt: null },
];

const meta = {
  component: PasskeysLeft,
  subcomponents: { PasskeyWords },
  args: { passkeys, removed: false, token: 'x'.repeat(43) },
} satisfies Meta<typeof PasskeysLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const OneRemoved: Story = { args: { passkeys: passkeys.slice(0, 1), removed: true } };
export const AllRemoved: Story = { args: { passkeys: [], removed: true } };
