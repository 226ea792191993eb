import type { AnnouncementTable } from './announcement';
import type { AuditTable } from './audit';
import type { BlockTable } from './block';
import type { ConsentTable } from './consent';
import type { ConversationTable } from './conversation';
import type { CreditAccountTable } from './credit-account';
import type { CreditEntryTable } from './credit-entry';
import type { CreditHoldTable } from './credit-hold';
import type { CreditLotEntryTable, CreditLotTable } from './credit-lot';
import type { CreditTransactionTable } from './credit-transaction';
import type { DataExportTable } from './data-export';
import type { DecisionTable } from './decision';
import type { DepartureTable } from './departure';
import type { DiscountCodeTable } from './discount-code';
import type { DocumentCounterTable, DocumentTable } from './document';
import type { DirectDebitTable } from './direct-debit';
import type { EndedSessionTable } from './ended-session';
import type { ErasureTable } from './erasure';
import type { FictionalProfileTable } from './fictional-profile';
import type { HiddenTable } from './hidden';
import type { JobLeaseTable } from './job-lease';
import type { LiveVersionTable } from './live-version';
import type { MailingTable } from './mailing';
import type { MandateTable } from './mandate';
import type { MatchAnswerTable } from './match-answer';
import type { MemberTable } from './member';
import type { MemberLikeTable } from './member-like';
import type { MessageTable } from './message';
import type { OpenerTable } from './opener';
import type { OutboxTable } from './outbox';
import type { ParticipantTable } from './participant';
import type { PasskeyChallengeTable, PasskeyTable } from './passkey';
import type { PaymentTable } from './payment';
import type { PaymentEventTable } from './payment-event';
import type { PhotoTable } from './photo';
import type { PhotoBandTable } from './photo-band';
import type { PhotoCheckTable } from './photo-check';
import type { MailReportTable } from './mail-report';
import type { MailTallyTable } from './mail-tally';
import type { SuppressionTable } from './suppression';
import type { PushSubscriptionTable, VapidKeyTable } from './push';
import type { NotificationSentTable, NotificationSettingTable, NotificationTable } from './notification';
import type { OrderTable } from './order';
import type { ReceivableTable, RefundTable } from './refund';
import type { RedemptionTable } from './redemption';
import type { RetainedTable } from './retained';
import type { SavedSearchTable } from './saved-search';
import type { ReportTable } from './report';
import type { SessionTable } from './session';
import type { SignupLikeTable } from './signup-like';
import type { SkipTable } from './skip';
import type { SmsCodeTable } from './sms-code';
import type { InstrumentSpendingTable, SpendingLimitTable, SpendingNoticeTable } from './spending';
import type { SubmissionTable } from './submission';
import type { SwipeLikeTable } from './swipe-like';
import type { TokenTable } from './token';
import type { TrafficVisitTable } from './traffic-visit';
import type { TrustDayTable } from './trust-day';
import type { VisitTable } from './visit';
import type { WaitingListTable } from './waiting-list';
import type { UndoneLikeTable } from './undone-like';

/** All tables in driver types: flags are 0 or 1, times are epoch milliseconds, amounts of money are in minor units. */
export interface Schema {
  member: MemberTable;
  photo: PhotoTable;
  photo_band: PhotoBandTable;
  photo_check: PhotoCheckTable;
  fictional_profile: FictionalProfileTable;
  erasure: ErasureTable;
  departure: DepartureTable;
  trust_day: TrustDayTable;
  retained: RetainedTable;
  data_export: DataExportTable;
  member_like: MemberLikeTable;
  signup_like: SignupLikeTable;
  skip: SkipTable;
  swipe_like: SwipeLikeTable;
  match_answer: MatchAnswerTable;
  undone_like: UndoneLikeTable;
  block: BlockTable;
  hidden: HiddenTable;
  saved_search: SavedSearchTable;
  visit: VisitTable;
  report: ReportTable;
  decision: DecisionTable;
  submission: SubmissionTable;
  waiting_list: WaitingListTable;
  opener: OpenerTable;
  conversation: ConversationTable;
  participant: ParticipantTable;
  message: MessageTable;
  credit_account: CreditAccountTable;
  credit_transaction: CreditTransactionTable;
  credit_entry: CreditEntryTable;
  credit_hold: CreditHoldTable;
  credit_lot: CreditLotTable;
  credit_lot_entry: CreditLotEntryTable;
  purchase: OrderTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  receivable: ReceivableTable;
  discount_code: DiscountCodeTable;
  redemption: RedemptionTable;
  document: DocumentTable;
  document_counter: DocumentCounterTable;
  direct_debit: DirectDebitTable;
  sms_code: SmsCodeTable;
  mandate: MandateTable;
  spending_limit: SpendingLimitTable;
  spending_notice: SpendingNoticeTable;
  instrument_spending: InstrumentSpendingTable;
  suppression: SuppressionTable;
  mail_report: MailReportTable;
  mail_tally: MailTallyTable;
  push_subscription: PushSubscriptionTable;
  vapid_key: VapidKeyTable;
  notification: NotificationTable;
  notification_sent: NotificationSentTable;
  notification_setting: NotificationSettingTable;
  token: TokenTable;
  session: SessionTable;
  ended_session: EndedSessionTable;
  live_version: LiveVersionTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  outbox: OutboxTable;
  mailing: MailingTable;
  announcement: AnnouncementTable;
  job_lease: JobLeaseTable;
  audit: AuditTable;
  traffic_visit: TrafficVisitTable;
  consent: ConsentTable;
}

/** Tables whose rows belong to no brand. */
type Brandless = 'job_lease' | 'document_counter' | 'instrument_spending' | 'vapid_key';

// A record, so that a missing table does not compile. The tenant guard refuses a table that is not listed.
const tenant: Record<Exclude<keyof Schema, Brandless>, true> = {
  member: true,
  photo: true,
  photo_band: true,
  photo_check: true,
  member_like: true,
  signup_like: true,
  skip: true,
  swipe_like: true,
  match_answer: true,
  undone_like: true,
  block: true,
  hidden: true,
  saved_search: true,
  visit: true,
  report: true,
  decision: true,
  submission: true,
  waiting_list: true,
  opener: true,
  conversation: true,
  participant: true,
  message: true,
  credit_account: true,
  credit_transaction: true,
  credit_entry: true,
  credit_hold: true,
  credit_lot: true,
  credit_lot_entry: true,
  purchase: true,
  payment: true,
  payment_event: true,
  refund: true,
  receivable: true,
  discount_code: true,
  redemption: true,
  document: true,
  direct_debit: true,
  sms_code: true,
  mandate: true,
  spending_limit: true,
  spending_notice: true,
  suppression: true,
  mail_report: true,
  mail_tally: true,
  push_subscription: true,
  notification: true,
  notification_sent: true,
  notification_setting: true,
  token: true,
  session: true,
  ended_session: true,
  live_version: true,
  passkey: true,
  passkey_challenge: true,
  outbox: true,
  mailing: true,
  announcement: true,
  audit: true,
  traffic_visit: true,
  consent: true,
  fictional_profile: true,
  erasure: true,
  departure: true,
  trust_day: true,
  retained: true,
  data_export: true,
};
const brandless: Record<Brandless, true> = {
  job_lease: true,
  document_counter: true,
  instrument_spending: true,
  vapid_key: true,
};

/** The tables for which the tenant guard requires a condition on `tenant_id`. */
export const tenantTables: ReadonlySet<string> = new Set(Object.keys(tenant));
export const brandlessTables: ReadonlySet<string> = new Set(Object.keys(brandless));
