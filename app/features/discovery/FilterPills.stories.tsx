import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterPills, PillGroup, PillHint } from './FilterPills';

const words = ['Chess', 'Hiking', 'Long evenings of board games with friends and neighbours', 'Jazz', 'Sauna'];

const meta = {
  component: FilterPills,
  args: {
    children: words.map((word, index) => (
      <label key={word}>
        <input type="checkbox" name="pill" value={word} defaultChecked={index % 2 === 1} />
        <span>{word}</span>
      </label>
    )),
  },
  decorators: [
    (Story) => (
      <PillGroup>
        <legend>Interests</legend>
        <Story />
        <PillHint>Whoever shares one of them is found.</PillHint>
      </PillGroup>
    ),
  ],
} satisfies Meta<typeof FilterPills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['all-niches'] };
export const Phone: Story = { tags: ['w320'] };
