import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { OwnPasswordField } from '../passwords/OwnPasswordField';
import { SettingsFrame } from '../settings/SettingsFrame';
import { AddPasskey } from './AddPasskey';
import { PasskeysScreen } from './PasskeysScreen';
import { PasskeyWords } from './PasskeyWords';

const passkeys = [
  { id: '01kaj2b3c4d5e6f7g8h9jkmnpq', name: 'iCloud Keychain', addedAt: NOW - 90 * DAY, usedAt: NOW - 2 * DAY },
  { id: '01kaj2b3c4d5e6f7g8h9jkmnpr', name: 'Firefox, Linux', addedAt: NOW - DAY, usedAt: null },
];

const meta = {
  component: PasskeysScreen,
  subcomponents: { AddPasskey, OwnPasswordField, PasskeyWords, SettingsFrame },
  args: { passkeys, hasPassword: true, canAdd: true, notice: null, problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/passkeys', shell: { user: storyMember } },
  },
} satisfies Meta<typeof PasskeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const Empty: Story = { args: { passkeys: [] } };
export const Added: Story = { args: { passkeys: passkeys.slice(1), notice: 'added' } };
export const WithoutPassword: Story = { args: { passkeys: passkeys.slice(0, 1), hasPassword: false } };
export const NotConfirmed: Story = { args: { passkeys: [], canAdd: false } };
export const WithErrors: Story = {
  args: {
    problem: {
      ok: false,
      error: null,
      fieldErrors: { name: [{ id: 'passkeys.name-missing' }] },
      values: { passkey: passkeys[1]!.id, name: '' },
    },
  },
};
export const Long: Story = {
  args: { passkeys: [{ ...passkeys[0]!, name: 'Thesecuritykeyfromthebluedraweronthesecondfloorofthehouse' }] },
};
