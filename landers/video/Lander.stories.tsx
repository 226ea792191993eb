import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Daybreak: LanderStory = { args: { slug: 'daybreak' } };
export const Afterdark: LanderStory = { args: { slug: 'afterdark' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
