import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { PhotoZone } from '../pick/PhotoZone';
import type { PhotoCheckView } from './photo-check-view';
import { PhotoCheckScreen } from './PhotoCheckScreen';

const check = (change: Partial<PhotoCheckView>): PhotoCheckView => ({
  stage: 'offered',
  agreed: true,
  version: '2026-11-24',
  withdrawnAt: null,
  hasPhoto: true,
  pose: null,
  posesLeft: 0,
  at: NOW - DAY,
  rejection: null,
  secondUntil: null,
  nextAt: null,
  ...change,
});

const meta = {
  component: PhotoCheckScreen,
  subcomponents: { SettingsFrame, PhotoZone },
  args: { check: check({ agreed: false }), notice: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/photo-check', shell: { user: storyMember } },
  },
} satisfies Meta<typeof PhotoCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const WithoutPhoto: Story = { args: { check: check({ agreed: false, hasPhoto: false }) } };
export const Withdrawn: Story = { args: { check: check({ agreed: false, withdrawnAt: NOW }), notice: 'withdrawn' } };
export const Asked: Story = {
  tags: ['w320'],
  args: { check: check({ stage: 'asked', pose: 'two-fingers', posesLeft: 2 }) },
};
export const WithErrors: Story = {
  args: {
    ...Asked.args,
    problem: { error: { code: 'photos.check-profile-photo', values: {} }, values: {} } as never,
  },
};
export const Sent: Story = { args: { check: check({ stage: 'sent' }) } };
export const SecondCheck: Story = { args: { check: check({ stage: 'second' }) } };
export const Approved: Story = { args: { check: check({ stage: 'approved' }) } };
export const PhotoChanged: Story = { args: { check: check({ stage: 'changed' }) } };
export const Rejected: Story = {
  args: { check: check({ stage: 'rejected', rejection: 'not-the-pose', secondUntil: NOW + 13 * DAY }) },
};
export const UsedUp: Story = {
  args: { check: check({ stage: 'rejected', rejection: 'unclear', nextAt: NOW + 20 * DAY }) },
};
