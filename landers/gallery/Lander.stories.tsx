import { landerMeta, type LanderStory } from '../../stories/landers/lander-meta';

const meta = { ...landerMeta };
export default meta;

export const Default: LanderStory = {};
export const Opening: LanderStory = { args: { slug: 'opening' } };
export const Matinee: LanderStory = { args: { slug: 'matinee' } };
export const SignupsClosed: LanderStory = { args: { signupOpen: false } };
export const NobodyToShow: LanderStory = { args: { people: 0 } };
