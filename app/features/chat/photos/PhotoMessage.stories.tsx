import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberPerson } from '../../../../stories/people';
import { PhotoMessage } from './PhotoMessage';

const src = `/photos/${memberPerson.photo}`;
const meta = {
  component: PhotoMessage,
  args: { photo: { src, preview: src, width: 720, height: 960 } },
} satisfies Meta<typeof PhotoMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
/** A URL that is not a picture, like that of a photo that is gone, without the need of a server. */
const broken = 'data:image/png;base64,';
export const NotThereAnyMore: Story = { args: { photo: { src: broken, preview: broken, width: 1600, height: 900 } } };
