import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { wrong } from '../../../../stories/form-problem';
import { ExportScreen } from './ExportScreen';
import type { ShownExport } from './shown-export';

const none: ShownExport = {
  state: 'none',
  askedAt: null,
  ready: null,
  goneAt: null,
  nextAt: null,
  perDay: 3,
  hasPassword: true,
};
const done: ShownExport = {
  ...none,
  state: 'ready',
  askedAt: NOW - 120_000,
  ready: { href: '/notifications/data/one.zip', size: 18_400_000, madeAt: NOW - 60_000, until: NOW + 7 * DAY },
};

const meta = {
  component: ExportScreen,
  args: { archive: none, problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/data', shell: { user: storyMember } },
  },
} satisfies Meta<typeof ExportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['w320'] };
export const Default: Story = { tags: ['w320'], args: { archive: done } };
export const Loading: Story = { args: { archive: { ...none, state: 'making', askedAt: NOW - 20_000 } } };
export const Failed: Story = { args: { archive: { ...none, state: 'failed', askedAt: NOW - DAY / 4 } } };
export const Gone: Story = { tags: ['w320'], args: { archive: { ...none, state: 'gone', goneAt: NOW - DAY } } };
export const Limit: Story = { args: { archive: { ...done, nextAt: NOW + DAY / 2 } } };
export const WithErrors: Story = { args: { problem: wrong({ password: 'export.wrong-password' }) } };
export const WithoutPassword: Story = { args: { archive: { ...none, hasPassword: false } } };
