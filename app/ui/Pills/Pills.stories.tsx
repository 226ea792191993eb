import type { Meta, StoryObj } from '@storybook/react-vite';
import { PillGroup, PillHint, Pills } from './Pills';

const labels = ['Chess', 'Hiking', 'Long evenings of board games with friends and neighbours', 'Jazz', 'Sauna'];
const pills = (disabled = false) =>
  labels.map((word, index) => (
    <label key={word}>
      <input
        type="checkbox"
        name="pill"
        value={word}
        defaultChecked={index % 2 === 1}
        disabled={disabled && index % 2 === 0}
      />
      <span>{word}</span>
    </label>
  ));

const meta = {
  component: Pills,
  args: { children: pills() },
  decorators: [
    (Story) => (
      <PillGroup>
        <legend>Interests</legend>
        <Story />
        <PillHint>Whoever shares one of them is found.</PillHint>
      </PillGroup>
    ),
  ],
} satisfies Meta<typeof Pills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const Small: Story = { args: { $small: true } };
/** The maximum is reached: no further pill can be chosen. */
export const LimitReached: Story = { args: { children: pills(true) } };
export const Phone: Story = { tags: ['w320'] };
