import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW } from '../../../../stories/.storybook/shell';
import { DayLabel } from './DayLabel';

const meta = { component: DayLabel, args: { at: NOW } } satisfies Meta<typeof DayLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Yesterday: Story = { args: { at: NOW - DAY } };
export const ThisYear: Story = { args: { at: NOW - 40 * DAY } };
export const LongAgo: Story = { args: { at: NOW - 700 * DAY } };
