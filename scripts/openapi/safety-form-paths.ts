import { form, memberInPath } from './form-operation';
import { blocking } from './forms';
import { loginMissing, members, notFound } from './operations';

/** Forms that protect members from one another. */
export const safetyFormPaths = {
  '/members/{id}/block': {
    ...memberInPath,
    ...form({
      operationId: 'blockMember',
      summary: 'Blocks a member, or unblocks them; repeating it changes nothing.',
      security: members,
      sends: blocking,
      answers: { ...loginMissing, ...notFound },
    }),
  },
};
