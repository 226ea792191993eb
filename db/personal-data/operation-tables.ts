import { none, stays, type Declarations } from './declare';

const ofBrand = stays('operation', none);
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
  vapid_key: {
    owners: [],
    rows: 'stay',
    columns: { id: ofBrand, public_key: ofBrand, private_key: ofBrand, created_at: ofBrand },
  },
  job_lease: { owners: [], rows: 'stay', columns: { name: ofBrand, holder: ofBrand, held_until: ofBrand } },
  click: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      id: ofBrand,
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
  page_bounce: {
    owners: [],
    rows: 'stay',
    columns: {
      tenant_id: ofBrand,
      id: ofBrand,
      at: ofBrand,
      path: ofBrand,
      lander: ofBrand,
      network: ofBrand,
      ref: ofBrand,
      sub1: ofBrand,
      sub2: ofBrand,
      sub3: ofBrand,
      country: ofBrand,
    },
  },
  erasure: {
    owners: [],
    rows: 'stay',
    columns: { tenant_id: backup, kind: backup, subject_id: backup, at: backup },
  },
} satisfies Partial<Declarations>;
