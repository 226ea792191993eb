import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustChart } from './TrustChart';
import { TrustCharts } from './TrustCharts';
import type { TrustDay } from '../trust-figures';

const cases = (median_minutes: number | null) => ({ decided: 8, upheld: 5, dismissed: 3, median_minutes });
const days: TrustDay[] = Array.from({ length: 40 }, (_, back) => ({
  day: new Date(Date.UTC(2026, 10, 22 - back)).toISOString().slice(0, 10),
  seal: 'f'.repeat(64),
  figures: {
    active_from: 1000,
    fictional_percent: 20 + (back % 7),
    reports: cases(back === 12 ? null : 180 + 60 * Math.round(4 * Math.sin(back / 4))),
    notices: cases(600),
    complaints: cases(2000),
    hidden: { profiles: 4, fraud: 3 },
    returns: [{ currency: 'EUR', count: 3, amount_minor: 4550 }],
  },
}));

const meta = {
  component: TrustCharts,
  subcomponents: { TrustChart },
  args: { days },
  parameters: { page: { path: '/pages/trust' } },
} satisfies Meta<typeof TrustCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
/** One day is no line yet. */
export const Empty: Story = { args: { days: days.slice(0, 1) } };
