import type { Mutation } from './mutation';

/** Accounts, joining and leaving. */
export const ACCOUNT: readonly Mutation[] = [
  {
    name: 'somebody who reaches the minimum age today is refused',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'age < minAge',
    replace: 'age <= minAge',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'somebody a year below the minimum age can sign up',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'age < minAge',
    replace: 'age < minAge - 1',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'somebody who turns 18 today is refused by a brand with that minimum',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'const AGE_FLOOR = 18;',
    replace: 'const AGE_FLOOR = 19;',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'a session in use is prolonged for ever',
    file: 'app/features/account/sessions/session.service.server.ts',
    search: 'await touchSession(db, row.session_id, now, row.session_expires_at);',
    replace: 'await touchSession(db, row.session_id, now, now + SESSION_MS);',
    tests: ['app/features/account/sessions/session.service.db.test.ts'],
  },
  {
    name: 'two servers both mail the waiting list',
    file: 'db/queries/waiting-list.ts',
    search: ".set({ opening_mail_id: mailId })\n    .where('opening_mail_id', 'is', null)",
    replace: '.set({ opening_mail_id: mailId })',
    tests: ['app/features/joining/waiting-list/opening.db.test.ts'],
  },
  {
    name: 'a partner more counts as an opening for the waiting list',
    file: 'app/features/joining/waiting-list/opening.service.server.ts',
    search: "tenant.signups === 'all'",
    replace: "tenant.signups !== 'none'",
    tests: ['app/features/joining/waiting-list/opening.db.test.ts'],
  },
  {
    name: 'the waiting list needs no confirmation of the age',
    file: 'app/features/joining/waiting-list/waiting-list.schema.server.ts',
    search: "if (form.of_age !== 'yes')",
    replace: "if (form.of_age === 'never')",
    tests: ['app/features/joining/waiting-list/waiting-list.db.test.ts'],
  },
  {
    name: 'a stranger enters somebody on the waiting list',
    file: 'db/queries/waiting-list.ts',
    search: 'confirmed_at: null,',
    replace: 'confirmed_at: asked.asked_at,',
    tests: ['app/features/joining/waiting-list/waiting-list.db.test.ts'],
  },
  {
    name: 'leaving an account ends no session',
    file: 'app/features/leaving/leave/leave.service.server.ts',
    search: '  await endSessionsIn(tx, context, memberId);\n',
    replace: '',
    tests: ['app/features/leaving/leave/leaving.db.test.ts'],
  },
  {
    name: 'the opening is mailed to addresses that never confirmed',
    file: 'db/queries/waiting-list.ts',
    search: "    .where('confirmed_at', 'is not', null)\n    .orderBy('confirmed_at')",
    replace: "    .orderBy('confirmed_at')",
    tests: ['app/features/joining/waiting-list/opening.db.test.ts'],
  },
  {
    name: 'an entry that nobody confirmed is claimed for the mail about the opening',
    file: 'db/queries/waiting-list.ts',
    search:
      "    .where('opening_mail_id', 'is', null)\n    .where('confirmed_at', 'is not', null)\n    .executeTakeFirst",
    replace: "    .where('opening_mail_id', 'is', null)\n    .executeTakeFirst",
    tests: ['app/features/joining/waiting-list/opening.db.test.ts'],
  },
  {
    name: 'a reset password ends no session',
    file: 'app/features/account/credentials/reset-password.service.server.ts',
    search: '  await endSessionsIn(tx, context, id);\n',
    replace: '',
    tests: ['app/features/account/credentials/reset.db.test.ts'],
  },
  {
    name: 'a change of password leaves the other sessions',
    file: 'app/features/account/credentials/change-password.service.server.ts',
    search:
      "  if (context.viewer.kind === 'member') await endSessionsIn(tx, context, member.id, context.viewer.sessionId);\n",
    replace: '',
    tests: ['app/features/account/credentials/change-password.db.test.ts'],
  },
  {
    name: 'a member is erased while a payment is under way',
    file: 'db/queries/leaving.ts',
    search: "            .where('purchase.state', 'in', OPEN),",
    replace: "            .where('purchase.state', 'in', []),",
    tests: ['app/features/leaving/erase/late-payment.db.test.ts'],
  },
];
