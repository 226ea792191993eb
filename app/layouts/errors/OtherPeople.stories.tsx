import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../stories/people';
import { OtherPeople } from './OtherPeople';

const meta = { component: OtherPeople } satisfies Meta<typeof OtherPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { people: people.slice(0, 6) } };
export const Short: Story = { args: { people: people.slice(0, 1) } };
