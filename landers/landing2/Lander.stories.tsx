import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Weekend: LanderStory = { args: { slug: 'weekend' } };
export const Night: LanderStory = { args: { slug: 'night' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
