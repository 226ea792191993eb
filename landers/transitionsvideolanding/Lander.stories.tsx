import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Sunrise: LanderStory = { args: { slug: 'sunrise' } };
export const Lanterns: LanderStory = { args: { slug: 'lanterns' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
