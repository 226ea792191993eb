import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await token(db);
  await session(db);
  await endedSession(db);
  await passkey(db);
  await passkeyChallenge(db);
  await liveVersion(db);
  await suppression(db);
  await mailReport(db);
  await mailTally(db);
}

async function token(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'token', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('token_hash', c.code(64), (col) => col.notNull())
        .addColumn('purpose', c.code(16), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('payload', c.text)
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addColumn('consumed_at', c.big)
        .addPrimaryKeyConstraint('token_pk', ['tenant_id', 'token_hash']),
    indexes: {
      token_member: ['tenant_id', 'member_id', 'purpose', 'created_at'],
      token_expiry: ['tenant_id', 'expires_at'],
    },
  });
}

async function session(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'session', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('token_hash', c.code(64), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('last_seen_at', c.big, (col) => col.notNull())
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addColumn('user_agent', c.words(255))
        .addColumn('country', c.code(2))
        .addPrimaryKeyConstraint('session_pk', ['tenant_id', 'id']),
    indexes: {
      session_token: unique(['tenant_id', 'token_hash']),
      session_member: ['tenant_id', 'member_id', 'last_seen_at'],
      session_expiry: ['tenant_id', 'expires_at'],
    },
  });
}

async function endedSession(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'ended_session', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('token_hash', c.code(64), (col) => col.notNull())
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('ended_session_pk', ['tenant_id', 'token_hash']),
    indexes: {
      ended_session_expiry: ['tenant_id', 'expires_at'],
    },
  });
}

async function passkey(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'passkey', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('credential_hash', c.code(43), (col) => col.notNull())
        .addColumn('credential_id', c.text, (col) => col.notNull())
        .addColumn('public_key', c.text, (col) => col.notNull())
        .addColumn('counter', c.big, (col) => col.notNull())
        .addColumn('transports', c.code(100))
        .addColumn('name', c.words(60), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('last_used_at', c.big)
        .addPrimaryKeyConstraint('passkey_pk', ['tenant_id', 'id']),
    indexes: {
      passkey_credential: unique(['tenant_id', 'credential_hash']),
      passkey_member: ['tenant_id', 'member_id', 'created_at'],
    },
  });
}

async function passkeyChallenge(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'passkey_challenge', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('challenge_hash', c.code(43), (col) => col.notNull())
        .addColumn('member_id', c.code(26))
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('passkey_challenge_pk', ['tenant_id', 'challenge_hash']),
    indexes: {
      passkey_challenge_expiry: ['tenant_id', 'expires_at'],
      passkey_challenge_member: ['tenant_id', 'member_id'],
    },
  });
}

async function liveVersion(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'live_version', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('user_version', c.big, (col) => col.notNull())
        .addColumn('chats_version', c.big, (col) => col.notNull())
        .addColumn('likes_version', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('live_version_pk', ['tenant_id', 'member_id']),
  });
}

async function suppression(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'suppression', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('reason', c.code(20), (col) => col.notNull())
        .addColumn('email_hash', c.code(43), (col) => col.notNull())
        .addColumn('stopped', c.int, (col) => col.notNull())
        .addColumn('failures', c.int, (col) => col.notNull())
        .addColumn('first_at', c.big, (col) => col.notNull())
        .addColumn('last_at', c.big, (col) => col.notNull())
        .addColumn('detail', c.code(40), (col) => col.notNull())
        .addColumn('kinds', c.text)
        .addColumn('hard_at', c.big)
        .addPrimaryKeyConstraint('suppression_pk', ['tenant_id', 'member_id', 'reason']),
  });
}

async function mailReport(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_report', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('report_hash', c.code(43), (col) => col.notNull())
        .addColumn('received_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('mail_report_pk', ['tenant_id', 'report_hash']),
    indexes: {
      mail_report_received: ['tenant_id', 'received_at'],
    },
  });
}

async function mailTally(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_tally', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('day', c.code(10), (col) => col.notNull())
        .addColumn('provider', c.code(253), (col) => col.notNull())
        .addColumn('sent', c.int, (col) => col.notNull())
        .addColumn('failed', c.int, (col) => col.notNull())
        .addColumn('ours', c.int, (col) => col.notNull())
        .addColumn('alarmed_at', c.big)
        .addPrimaryKeyConstraint('mail_tally_pk', ['tenant_id', 'day', 'provider']),
  });
}
