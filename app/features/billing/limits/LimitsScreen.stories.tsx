import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { storyMember } from '../../../../stories/.storybook/shell';
import { wrong } from '../../../../stories/form-problem';
import { inPage } from '../../../../stories/in-page';
import { CompanyForm } from './CompanyForm';
import { LimitMoment } from './LimitMoment';
import { LimitsForm } from './LimitsForm';
import { LimitsScreen } from './LimitsScreen';
import { NoticeRule } from './NoticeRule';
import { PauseForm } from './PauseForm';
import { PendingChanges } from './PendingChanges';
import type { ShownLimits } from './shown-limits';
import { WindowName } from './WindowName';

const NOW = Date.UTC(2026, 10, 21, 9, 30);

const none: ShownLimits = {
  currency: 'EUR',
  limits: [
    { kind: 'day', amount: null, waiting: null, typed: '' },
    { kind: 'week', amount: null, waiting: null, typed: '' },
    { kind: 'month', amount: null, waiting: null, typed: '' },
  ],
  pause: null,
  company: { name: 'Open Raam B.V.', agreed: false, endsAt: null, confirmed: true },
  notice: { days: 7, timesUsual: 3, amount: 25_000, currency: 'EUR' },
  days: { first: '2026-11-21', last: '2027-11-21' },
};
const amount = { value: 5000, currency: 'EUR', left: 1250 };
const waiting = { value: 10_000, currency: 'EUR', at: NOW + DAY };

const meta = {
  component: LimitsScreen,
  subcomponents: { LimitsForm, PauseForm, CompanyForm, PendingChanges, NoticeRule, LimitMoment, WindowName },
  decorators: [inPage('medium')],
  args: {
    limits: {
      ...none,
      limits: [
        { kind: 'day', amount, waiting: null, typed: '50' },
        { kind: 'week', amount, waiting, typed: '100' },
        { kind: 'month', amount: null, waiting: null, typed: '' },
      ],
    },
    saved: false,
    problem: null,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof LimitsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { limits: none } };
export const Saved: Story = { args: { saved: true } };
export const Paused: Story = {
  args: { limits: { ...none, pause: { until: NOW + 7 * DAY, endsAt: null, endable: true } } },
};
export const Ending: Story = {
  args: {
    limits: {
      ...none,
      limits: [
        { kind: 'day', amount, waiting: { ...waiting, value: null, currency: null }, typed: '' },
        ...none.limits.slice(1),
      ],
      pause: { until: NOW + 7 * DAY, endsAt: NOW + DAY, endable: true },
      company: { ...none.company, agreed: true, endsAt: NOW + DAY },
    },
  },
};
export const Unconfirmed: Story = { args: { limits: { ...none, company: { ...none.company, confirmed: false } } } };
export const WithErrors: Story = {
  args: {
    limits: none,
    problem: wrong({ week: 'billing.limits-amount-wrong' }, { intent: 'limits', week: '1.500', day: '' }),
  },
};
