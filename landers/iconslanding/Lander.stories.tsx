import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const FirstEvening: LanderStory = { args: { slug: 'first-evening' } };
export const HouseRules: LanderStory = { args: { slug: 'house-rules' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
