import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../stories/people';
import { Button } from '../Button/Button';
import { PersonCard } from '../PersonCard/PersonCard';
import { Cluster, Page, PeopleGrid, Stack } from './Layout';

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = <p>{'A page is as wide as what stands on it is good to read. '.repeat(8)}</p>;

export const Narrow: Story = { args: { $width: 'narrow', children: text } };
export const Medium: Story = { args: { $width: 'medium', children: text } };
export const OneUnderTheOther: Story = {
  args: {
    children: (
      <Stack $gap={4}>
        <Button>First</Button>
        <Button variant="ghost">Second</Button>
      </Stack>
    ),
  },
};
export const SideBySide: Story = {
  args: {
    children: (
      <Cluster $gap={3}>
        {['Walking', 'Sailing', 'Live music', 'Dark chocolate', 'Sunday mornings'].map((word) => (
          <Button key={word} variant="quiet">
            {word}
          </Button>
        ))}
      </Cluster>
    ),
  },
};
export const People: Story = {
  args: {
    children: (
      <PeopleGrid>
        {people.slice(0, 10).map(({ id, name, thumb }) => (
          <PersonCard key={id} to="/members" name={name} picture={{ src: `/photos/${thumb}` }} />
        ))}
      </PeopleGrid>
    ),
  },
};
