import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../stories/people';
import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: people[0]!.name, src: `/photos/${people[0]!.thumb}` } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Online: Story = { args: { online: 'Online now', size: 64 } };
export const NoPicture: Story = { args: { src: null, name: 'Ørjan' } };
export const Smallest: Story = { args: { size: 32 } };
export const Largest: Story = { args: { size: 128, online: 'Online now' } };
