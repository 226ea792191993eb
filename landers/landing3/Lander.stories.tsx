import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Morning: LanderStory = { args: { slug: 'morning' } };
export const Midnight: LanderStory = { args: { slug: 'midnight' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
