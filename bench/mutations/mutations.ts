/** One way to break a guarantee, and the tests that must fail. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  search: string;
  replace: string;
  project: 'unit' | 'db';
  tests: readonly string[];
}

/** Mutations that once survived the tests: no test held these guarantees. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'the key of a cached page lacks the country',
    file: 'app/server/pages/pages.ts',
    search: "${country.geoip}|${country.selected ?? ''}|",
    replace: '',
    project: 'unit',
    tests: ['app/server/pages/pages.test.ts'],
  },
  {
    name: 'the key of a cached page lacks only the country of the IP address',
    file: 'app/server/pages/pages.ts',
    search: '${locale}|${country.geoip}|',
    replace: '${locale}|',
    project: 'unit',
    tests: ['app/server/pages/pages.test.ts'],
  },
  {
    name: 'the key of a cached page lacks only the chosen country',
    file: 'app/server/pages/pages.ts',
    search: "${country.selected ?? ''}|",
    replace: '',
    project: 'unit',
    tests: ['app/server/pages/pages.test.ts'],
  },
  {
    name: 'a visit of an invisible member is stored',
    file: 'app/features/profiles/visitors/visits.service.server.ts',
    search: 'if (visitor.invisible || visited.invisible',
    replace: 'if (visited.invisible',
    project: 'db',
    tests: ['app/features/profiles/visitors/visits.service.db.test.ts'],
  },
  {
    name: 'a visit of a member who became invisible is shown',
    file: 'db/queries/visit.ts',
    search: ".where('member.invisible', '=', 0)",
    replace: '',
    project: 'db',
    tests: ['app/features/profiles/visitors/visits.service.db.test.ts'],
  },
  {
    name: 'own messages count as unread after reading',
    file: 'db/queries/participant.ts',
    search: ".where('message.sender_id', '!=', memberId)",
    replace: '',
    project: 'db',
    tests: ['db/queries/conversation.db.test.ts'],
  },
  {
    name: 'own messages count as unread when they are sent',
    file: 'db/queries/message.ts',
    search: 'message.sender_id, message.conversation_id, message.created_at, 0)',
    replace: 'message.sender_id, message.conversation_id, message.created_at, 1)',
    project: 'db',
    tests: ['db/queries/conversation.db.test.ts'],
  },
  {
    name: 'somebody who reaches the minimum age today is refused',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'age < minAge',
    replace: 'age <= minAge',
    project: 'unit',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'somebody a year below the minimum age can sign up',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'age < minAge',
    replace: 'age < minAge - 1',
    project: 'unit',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'somebody who turns 18 today is refused by a brand with that minimum',
    file: 'app/features/joining/signup/signup.schema.server.ts',
    search: 'const AGE_FLOOR = 18;',
    replace: 'const AGE_FLOOR = 19;',
    project: 'unit',
    tests: ['app/features/joining/signup/signup.schema.test.ts'],
  },
  {
    name: 'search accepts ages below the minimum of the brand',
    file: 'app/features/discovery/search/read-search.server.ts',
    search: 'Math.max(Number(text), tenant.min_age)',
    replace: 'Math.max(Number(text), tenant.min_age - 1)',
    project: 'db',
    tests: ['app/features/discovery/search/search.service.db.test.ts'],
  },
  {
    name: 'similar results include ages below the minimum of the brand',
    file: 'app/features/discovery/filters/search-filters.server.ts',
    search: 'Math.max(form.minAge - WIDER_YEARS, minimum)',
    replace: 'Math.max(form.minAge - WIDER_YEARS, minimum - 1)',
    project: 'unit',
    tests: ['app/features/discovery/filters/search-filters.server.test.ts'],
  },
  {
    name: 'distances are 1.5 times too far',
    file: 'db/schema/geo-cell.ts',
    search: 'return 2 * EARTH_KM',
    replace: 'return 3 * EARTH_KM',
    project: 'unit',
    tests: ['db/schema/geo-cell.test.ts'],
  },
  {
    name: 'search finds people 1.5 times too far away',
    file: 'app/features/discovery/filters/search-filters.server.ts',
    search: '{ near: { cell, kilometres } }',
    replace: '{ near: { cell, kilometres: kilometres * 1.5 } }',
    project: 'db',
    tests: ['app/features/discovery/search/search.service.db.test.ts'],
  },
  {
    name: 'shown distances are 1.5 times too far',
    file: 'app/features/profiles/places/distance.ts',
    search: 'Math.round(exact / step)',
    replace: 'Math.round((1.5 * exact) / step)',
    project: 'unit',
    tests: ['app/features/profiles/places/distance.service.test.ts'],
  },
  {
    name: "the outbox takes other brands' jobs",
    file: 'db/queries/outbox.ts',
    search: ".where('tenant_id', 'in', [...tenantIds])",
    replace: ".where('tenant_id', '>', 0)",
    project: 'db',
    tests: ['db/queries/outbox.db.test.ts'],
  },
  {
    name: 'a session in use is prolonged for ever',
    file: 'app/features/account/sessions/session.service.server.ts',
    search: 'await touchSession(db, row.session_id, now, row.session_expires_at);',
    replace: 'await touchSession(db, row.session_id, now, now + SESSION_MS);',
    project: 'db',
    tests: ['app/features/account/sessions/session.service.db.test.ts'],
  },
  {
    name: 'an upload may be twice as long',
    file: 'app/features/photos/pick/picked-files.ts',
    search: 'const MAX_MEGABYTES = 10;',
    replace: 'const MAX_MEGABYTES = 20;',
    project: 'unit',
    tests: ['app/features/photos/upload/receive-files.test.ts'],
  },
  {
    name: 'the provider of a payment is not compared',
    file: 'app/features/billing/payments/record-payment-event.service.server.ts',
    search: "if (known.provider !== provider) return 'unknown';",
    replace: '',
    project: 'db',
    tests: ['app/features/billing/payments/webhook.service.db.test.ts'],
  },
  {
    name: 'the pause before reconnecting never becomes short again',
    file: 'app/realtime/event-source.ts',
    search: "addEventListener('hello', () => {\n      pause = COME_BACK_MS;",
    replace: "addEventListener('hello', () => {",
    project: 'unit',
    tests: ['app/realtime/event-source.test.ts'],
  },
];
