import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberPerson } from '../../../../stories/people';
import { Slide } from './PhotoGalleryParts';
import { ReportPhoto } from './ReportPhoto';

const meta = {
  component: ReportPhoto,
  args: { id: memberPerson.id, filename: memberPerson.photo, reachable: true },
  render: (args) => (
    <ul>
      <Slide>
        <img src={`/photos/${memberPerson.photo}`} alt="" width={720} height={960} />
        <ReportPhoto {...args} />
      </Slide>
    </ul>
  ),
} satisfies Meta<typeof ReportPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhoto: Story = {};
