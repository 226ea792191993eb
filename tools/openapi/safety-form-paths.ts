import { form, memberInPath } from './form-operation';
import { blocking, nothing, report } from './form-bodies';
import { anyone, loginMissing, loginMissingOrRefused, members, notFound, tooMany } from './operations';

/** The forms to block, hide and report members. */
export const safetyFormPaths = {
  '/members/{id}/block': {
    ...memberInPath,
    ...form({
      operationId: 'blockMember',
      summary: 'Blocks a member, or unblocks them; repeating it changes nothing.',
      security: members,
      sends: blocking,
      responses: { ...loginMissing, ...notFound },
    }),
  },
  '/members/{id}/hide': {
    ...memberInPath,
    ...form({
      operationId: 'hideMember',
      summary: 'Takes a member off the own search and suggestions; the list at /members?hidden takes it back.',
      security: members,
      sends: nothing,
      responses: { ...loginMissingOrRefused, ...notFound },
    }),
  },
  '/members/{id}/report': {
    ...memberInPath,
    ...form({
      operationId: 'reportMember',
      summary: 'Tells the team about a member, once a day about each thing; Location is the receipt.',
      security: anyone,
      sends: report,
      responses: { ...notFound, ...tooMany },
    }),
  },
};
