import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorAlert } from './ErrorAlert';

const meta = { component: ErrorAlert, args: { error: { code: 'errors.try-again-later' } } } satisfies Meta<
  typeof ErrorAlert
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithValues: Story = { args: { error: { code: 'chat.not-enough-credits', values: { needed: 25 } } } };
export const Empty: Story = { args: { error: null } };
