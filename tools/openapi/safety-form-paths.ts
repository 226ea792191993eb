import { form, memberInPath } from './form-operation';
import { blocking, nothing, report } from './form-bodies';
import { anyone, loginMissing, loginMissingOrRefused, members, notFound, tooMany } from './operations';

/** The forms to block, hide and report members. */
export const safetyFormPaths = {
  '/members/{id}/block': {
    ...memberInPath,
    ...form({
      operationId: 'blockMember',
      summary: 'Blocks or unblocks a member; a repetition changes nothing.',
      security: members,
      sends: blocking,
      responses: { ...loginMissing, ...notFound },
    }),
  },
  '/members/{id}/hide': {
    ...memberInPath,
    ...form({
      operationId: 'hideMember',
      summary: 'Hides a member from the own search and suggestions; the list at /members?hidden shows them again.',
      security: members,
      sends: nothing,
      responses: { ...loginMissingOrRefused, ...notFound },
    }),
  },
  '/members/{id}/report': {
    ...memberInPath,
    ...form({
      operationId: 'reportMember',
      summary: 'Reports a member to the team, once per day for each subject; Location is the receipt.',
      security: anyone,
      sends: report,
      responses: { ...notFound, ...tooMany },
    }),
  },
};
