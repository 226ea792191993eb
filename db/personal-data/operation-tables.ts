import { becomes, exported, none, others, secret, stays, type Declarations } from './declare';

const ofBrand = stays('operation', none);
const certificate = stays('certificate', none);
const published = stays('published', none);
const backup = stays('backup', none);

/** What serves the operation. No row belongs to a member, but the payload of a job may name one. */
export const operationTables = {
  outbox: {
    owners: [],
    rows: 'deleted',
    special: 'outbox',
    columns: {
      tenant_id: none,
      id: none,
      topic: none,
      payload: none,
      created_at: none,
      due_at: none,
      attempts: none,
      locked_until: none,
      lock_token: none,
      done_at: none,
      failed_at: none,
      last_error: none,
    },
  },
  // Hashes of ended logins, of which nothing says whose they were. They end with the cookie, at the latest after 30 days.
  ended_session: {
    owners: [],
    rows: 'stay',
    columns: { tenant_id: ofBrand, token_hash: ofBrand, expires_at: ofBrand },
  },
  // Random numbers that change with what the member's pages show. They stay, since the erasure itself changes them.
  live_version: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      member_id: ofBrand,
      user_version: ofBrand,
      chats_version: ofBrand,
      likes_version: ofBrand,
    },
  },
  vapid_key: {
    owners: [],
    rows: 'stay',
    columns: { id: ofBrand, public_key: ofBrand, private_key: ofBrand, created_at: ofBrand },
  },
  trust_day: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: published,
      seq: published,
      day: published,
      figures: published,
      chain_hash: published,
      created_at: published,
    },
  },
  job_lease: {
    owners: [],
    rows: 'stay',
    columns: {
      name: ofBrand,
      holder: ofBrand,
      held_until: ofBrand,
      due_at: ofBrand,
      begun_at: ofBrand,
      ended_at: ofBrand,
      handled: ofBrand,
      runs: ofBrand,
      failures: ofBrand,
      last_error: ofBrand,
    },
  },
  // How far a round is: its cursor is the id of an account, and says nothing about anybody.
  mailing: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      type: ofBrand,
      id: ofBrand,
      cursor: ofBrand,
      examined: ofBrand,
      told: ofBrand,
      begun_at: ofBrand,
      done_at: ofBrand,
    },
  },
  // Written by staff for all members; the names are those of staff.
  announcement: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      name: ofBrand,
      texts: ofBrand,
      path: ofBrand,
      written_by: ofBrand,
      written_at: ofBrand,
      launched_by: ofBrand,
      launched_at: ofBrand,
      withdrawn_by: ofBrand,
      withdrawn_at: ofBrand,
    },
  },
  // Of profiles that the brand wrote: nobody is behind one. The names are those of staff.
  fictional_profile: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      member_id: ofBrand,
      source_key: ofBrand,
      state: ofBrand,
      texts: ofBrand,
      stated_age: ofBrand,
      portrait_hash: ofBrand,
      stored_hash: ofBrand,
      portrait_phash: ofBrand,
      imported_at: ofBrand,
      imported_by: ofBrand,
      decided_at: ofBrand,
      decided_by: ofBrand,
    },
  },
  // Of people without an account. The entry of someone who becomes a member is deleted in the same transaction.
  waiting_list: {
    owners: [],
    rows: 'deleted',
    columns: {
      tenant_id: none,
      id: none,
      email: others,
      email_key: secret,
      language: others,
      consent_version: others,
      asked_at: others,
      confirmed_at: others,
      opening_mail_id: none,
      opening_mailed_at: others,
      hard_at: others,
      erase_at: none,
    },
  },
  traffic_visit: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      id: ofBrand,
      kind: ofBrand,
      at: ofBrand,
      path: ofBrand,
      lander: ofBrand,
      network: ofBrand,
      ref: ofBrand,
      sub1: ofBrand,
      sub2: ofBrand,
      sub3: ofBrand,
      country: ofBrand,
      visit_id: ofBrand,
    },
  },
  mail_report: {
    owners: [],
    rows: 'stay',
    columns: { tenant_id: ofBrand, report_hash: ofBrand, received_at: ofBrand },
  },
  // Of everybody behind one domain together, and of no one of them.
  mail_tally: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      day: ofBrand,
      provider: ofBrand,
      sent: ofBrand,
      failed: ofBrand,
      ours: ofBrand,
      alarmed_at: ofBrand,
    },
  },
  departure: {
    heading: 'account',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      tenant_id: certificate,
      code_hash: stays('certificate', secret),
      member_id: becomes(null, none),
      reason: stays('certificate'),
      words: becomes(null),
      left_at: stays('certificate'),
      erase_at: stays('certificate'),
      erased_at: certificate,
      seq: certificate,
      chain_hash: certificate,
    },
  },
  // The list of what stays itself: an id, a reason and a day.
  retained: {
    owners: [],
    rows: 'stay',
    columns: { tenant_id: ofBrand, member_id: ofBrand, reason: ofBrand, until: ofBrand },
  },
  data_export: {
    heading: 'sent',
    owners: ['member_id'],
    rows: 'deleted',
    columns: {
      tenant_id: none,
      id: none,
      member_id: none,
      asked_at: exported,
      made_at: exported,
      expires_at: exported,
      size: exported,
    },
  },
  erasure: {
    owners: [],
    rows: 'stay',
    columns: { tenant_id: backup, kind: backup, subject_id: backup, at: backup },
  },
} satisfies Partial<Declarations>;
