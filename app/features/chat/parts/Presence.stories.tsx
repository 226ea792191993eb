import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { fictionalPartner, partner } from '../../../../stories/chat';
import { Presence } from './Presence';

const meta = { component: Presence, args: { partner } } satisfies Meta<typeof Presence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { args: { partner: { ...partner, last_active: NOW - 60_000 } } };
export const AnHourAgo: Story = { args: { partner: { ...partner, last_active: NOW - 3_600_000 } } };
export const WeeksAgo: Story = { args: { partner: { ...partner, last_active: NOW - 20 * 86_400_000 } } };
/** Nothing is shown for members who are invisible, fictional or gone. */
export const Invisible: Story = { args: { partner: { ...partner, last_active: null } } };
export const Fictional: Story = { args: { partner: { ...fictionalPartner, last_active: NOW } } };
