import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { inPage } from '../../../../stories/in-page';
import { CodeNote } from './CodeNote';

const code = { code: 'STAY30', percent: 30, some: false, expires: null, typed: true };

const meta = {
  component: CodeNote,
  decorators: [inPage('wide')],
  args: { code, problem: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof CodeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { code: null } };
export const WithAnEnd: Story = { args: { code: { ...code, expires: NOW + 86_400_000 } } };
export const SomeMethods: Story = { args: { code: { ...code, some: true } } };
export const WithErrors: Story = {
  args: { code: null, problem: { code: 'billing.code-used', values: { order: '' } } },
};
