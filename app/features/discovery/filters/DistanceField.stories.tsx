import type { Meta, StoryObj } from '@storybook/react-vite';
import { DistanceField } from './DistanceField';

const meta = { component: DistanceField, args: { value: null, state: 'on', unit: 'km' } } satisfies Meta<
  typeof DistanceField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anywhere: Story = {};
export const Chosen: Story = { args: { value: 50 } };
export const Miles: Story = { args: { value: 40, unit: 'mile' } };
export const PlaceUnknown: Story = { tags: ['w320'], args: { state: 'unplaced' } };
export const ForVisitors: Story = { args: { state: 'off' } };
