import type { Insertable, Selectable } from 'kysely';

/** What a member is to be told and has not been told yet. Several events about the same subject are one row. */
export interface NotificationTable {
  tenant_id: number;
  member_id: string;
  /** One of the types of the specification, such as 'new_messages'. */
  type: string;
  /** What it is about: a conversation, the member who likes, or the round of a reminder. */
  subject: string;
  created_at: number;
  /** When it is to be decided on. */
  due_at: number;
  /** When a push was sent about it; an e-mail may follow if the push is not opened. */
  pushed_at: number | null;
}

export type NotificationRow = Selectable<NotificationTable>;

/** What was sent, so that limits hold across servers and nothing is said twice. One row for each subject. */
export interface NotificationSentTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** The same for everything that was in one e-mail or one push. */
  batch: string;
  channel: 'mail' | 'push';
  type: string;
  subject: string;
  sent_at: number;
}

export type NotificationSentRow = Selectable<NotificationSentTable>;
export type NewNotificationSent = Insertable<NotificationSentTable>;

export type NotificationFrequency = 'now' | 'hourly' | 'daily' | 'weekly';

/** Members who never changed these have no row. */
export interface NotificationSettingTable {
  tenant_id: number;
  member_id: string;
  /** How often e-mails about people and messages are sent at most. */
  frequency: NotificationFrequency;
  /** Hours of the member's day. Equal hours mean that there is no quiet time. */
  quiet_from: number;
  quiet_until: number;
  /** Null: the time zone of the member's country, or of the brand. */
  time_zone: string | null;
  changed_at: number;
}

export type NotificationSettingRow = Selectable<NotificationSettingTable>;
