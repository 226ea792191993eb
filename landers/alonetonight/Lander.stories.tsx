import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = { tags: ['all-niches'] };
export const Rain: LanderStory = { args: { slug: 'rain' } };
export const Summer: LanderStory = { args: { slug: 'summer' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
