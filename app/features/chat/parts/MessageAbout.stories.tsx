import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageAbout } from './MessageAbout';

const meta = {
  component: MessageAbout,
  args: { about: { photo: null, words: 'Soup on the stove and a film I’ve already seen.' }, name: 'Bella' },
} satisfies Meta<typeof MessageAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LineOfSomebody: Story = {};
export const OwnLine: Story = { tags: ['w320'], args: { name: null } };
