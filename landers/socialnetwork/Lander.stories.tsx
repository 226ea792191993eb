import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Weekend: LanderStory = { args: { slug: 'weekend' } };
export const AfterDark: LanderStory = { args: { slug: 'after-dark' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
export const NobodyToShow: LanderStory = { args: { people: 0 } };
