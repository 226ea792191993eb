import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { refused } from '../../../../stories/form-problem';
import { madeUp, somebody } from '../../../../stories/safety';
import { HideScreen } from './HideScreen';

const meta = {
  component: HideScreen,
  args: { person: somebody, next: '/members/x', problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/members/x/hide', shell: { user: storyMember } },
  },
} satisfies Meta<typeof HideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hide: Story = {};
export const Fictional: Story = { args: { person: madeUp } };
export const WithErrors: Story = { args: { problem: refused('errors.try-again-later') } };
