import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOUR } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import type { ShownSession } from './session-list';
import { SessionsSection } from './SessionsSection';
import { SettingsFrame } from '../settings/SettingsFrame';
import { SessionsScreen } from './SessionsScreen';

const sessions: ShownSession[] = [
  {
    id: '01kaj2b3c4d5e6f7g8h9jkmnpq',
    device: { browser: 'Chrome', system: 'Android' },
    country: 'Netherlands',
    startedAt: NOW - 5 * 24 * HOUR,
    lastSeenAt: NOW,
    current: true,
  },
  {
    id: '01kaj2b3c4d5e6f7g8h9jkmnpr',
    device: { browser: 'Samsung Internet', system: 'Android' },
    country: 'United Kingdom',
    startedAt: NOW - 20 * 24 * HOUR,
    lastSeenAt: NOW - 3 * HOUR,
    current: false,
  },
  {
    id: '01kaj2b3c4d5e6f7g8h9jkmnps',
    device: { browser: null, system: null },
    country: null,
    startedAt: NOW - 29 * 24 * HOUR,
    lastSeenAt: NOW - 12 * 24 * HOUR,
    current: false,
  },
];

const meta = {
  component: SessionsScreen,
  subcomponents: { SessionsSection, SettingsFrame },
  args: { sessions, ended: false },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/sessions', shell: { user: storyMember } },
  },
} satisfies Meta<typeof SessionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const ThisDeviceAlone: Story = { args: { sessions: sessions.slice(0, 1) } };
export const Ended: Story = { args: { sessions: sessions.slice(0, 2), ended: true } };
