import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ListRow, RowList } from './RowList';

const meta = { component: RowList } satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (names: readonly string[]) =>
  names.map((name) => (
    <ListRow key={name}>
      <span>{name}</span>
      <Button size="sm" variant="ghost">
        Remove
      </Button>
    </ListRow>
  ));

export const Default: Story = {
  tags: ['all-niches'],
  args: { children: rows(['Chrome on Android', 'Firefox on Windows']) },
};
export const Long: Story = { args: { children: rows(['A name that goes on '.repeat(8), 'Short']) } };
