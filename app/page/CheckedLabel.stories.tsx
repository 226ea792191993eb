import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckedLabel, CheckedNote, CheckedSymbol } from './CheckedLabel';

const person = { name: 'Anna', fictional: false, checked: true };

const meta = {
  component: CheckedLabel,
  subcomponents: { CheckedNote, CheckedSymbol },
  args: { person },
} satisfies Meta<typeof CheckedLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = { tags: ['all-niches'] };
export const OnAPicture: Story = { tags: ['all-niches'], args: { tone: 'photo' } };
export const WithItsMeaning: Story = { tags: ['all-niches', 'w320'], render: () => <CheckedNote person={person} /> };
export const AsSymbol: Story = { render: () => <CheckedSymbol person={person} /> };
