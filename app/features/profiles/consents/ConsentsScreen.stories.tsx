import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { consentVersions, type ShownConsent } from './consents';
import { ConsentsScreen } from './ConsentsScreen';

const consent = (change: Partial<ShownConsent> & Pick<ShownConsent, 'kind'>): ShownConsent => ({
  state: 'none',
  at: null,
  version: consentVersions[change.kind],
  ...change,
});

const meta = {
  component: ConsentsScreen,
  subcomponents: { SettingsFrame },
  args: {
    consents: [
      consent({ kind: 'sensitive_data', state: 'given', at: NOW - 40 * DAY }),
      consent({ kind: 'member_landing', at: NOW - DAY }),
      consent({ kind: 'photo_check' }),
      consent({ kind: 'resell' }),
    ],
    log: [
      { id: '2', kind: 'member_landing', given: false, at: NOW - DAY, version: '2026-11-22' },
      { id: '1', kind: 'member_landing', given: true, at: NOW - 3 * DAY, version: '2026-11-22' },
      { id: '0', kind: 'sensitive_data', given: true, at: NOW - 40 * DAY, version: '2026-11-23' },
    ],
    notice: null,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/consents', shell: { user: storyMember } },
  },
} satisfies Meta<typeof ConsentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const Empty: Story = { args: { consents: [consent({ kind: 'sensitive_data' })], log: [] } };
export const Saved: Story = { args: { notice: 'saved' } };
export const TextChanged: Story = {
  args: { notice: 'changed', consents: [consent({ kind: 'resell', state: 'outdated', at: NOW - 400 * DAY })] },
};
