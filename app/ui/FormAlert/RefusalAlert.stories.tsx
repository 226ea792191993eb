import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalAlert } from './RefusalAlert';

const meta = { component: RefusalAlert, args: { refusal: { code: 'errors.try-again-later' } } } satisfies Meta<
  typeof RefusalAlert
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const WithValues: Story = { args: { refusal: { code: 'chat.not-enough-credits', values: { needed: 25 } } } };
export const NotRefused: Story = { args: { refusal: null } };
