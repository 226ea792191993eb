import type { Migration } from 'kysely/migration';
import * as member from './20261121T0800_member';
import * as photo from './20261121T0802_photo';
import * as memberLike from './20261121T0804_member_like';
import * as block from './20261121T0806_block';
import * as conversation from './20261121T0808_conversation';
import * as participant from './20261121T0810_participant';
import * as message from './20261121T0812_message';
import * as creditAccount from './20261121T0814_credit_account';
import * as creditTransaction from './20261121T0816_credit_transaction';
import * as creditEntry from './20261121T0818_credit_entry';
import * as creditHold from './20261121T0820_credit_hold';
import * as purchase from './20261121T0822_purchase';
import * as payment from './20261121T0824_payment';
import * as paymentEvent from './20261121T0826_payment_event';
import * as token from './20261121T0828_token';
import * as session from './20261121T0830_session';
import * as outbox from './20261121T0832_outbox';
import * as jobLease from './20261121T0834_job_lease';
import * as audit from './20261121T0836_audit';
import * as click from './20261121T0838_click';
import * as consent from './20261121T0840_consent';
import * as memberSearchGender from './20261121T0842_member_search_gender';
import * as memberSignupLander from './20261121T0844_member_signup_lander';
import * as signupLike from './20261121T0846_signup_like';
import * as photoReview from './20261121T1000_photo_review';
import * as photoBand from './20261121T1002_photo_band';
import * as memberGeoCell from './20261121T1010_member_geo_cell';
import * as memberLocatedAt from './20261121T1011_member_located_at';
import * as memberInvisible from './20261121T1012_member_invisible';
import * as memberLookingFor from './20261121T1013_member_looking_for';
import * as profileVisit from './20261121T1014_profile_visit';
import * as savedSearch from './20261121T1020_saved_search';
import * as hidden from './20261121T1021_hidden';
import * as memberInterestBits from './20261121T1022_member_interest_bits';
import * as memberSearchBits from './20261121T1023_member_search_bits';
import * as memberFind from './20261121T1024_member_find';
import * as memberSearchGone from './20261121T1025_member_search_gone';
import * as skip from './20261121T1030_skip';
import * as swipeLike from './20261121T1032_swipe_like';
import * as matchAnswer from './20261121T1034_match_answer';
import * as memberReceiptsOff from './20261121T1050_member_receipts_off';
import * as memberWhoMayWrite from './20261121T1051_member_who_may_write';
import * as participantReceiptSeq from './20261121T1052_participant_receipt_seq';
import * as participantReceivedSeq from './20261121T1053_participant_received_seq';
import * as undoneLike from './20261121T1060_undone_like';
import * as report from './20261121T1070_report';
import * as opener from './20261121T1072_opener';
import * as visit from './20261121T1150_visit';
import * as visitMoved from './20261121T1151_visit_moved';
import * as profileVisitGone from './20261121T1152_profile_visit_gone';
import * as participantUnread from './20261121T2010_participant_unread';
import * as photoMainAgain from './20261121T2230_photo_main_again';
import * as purchaseLast from './20261122T0110_purchase_last';
import * as machineUnmatched from './20261122T0300_machine_unmatched';
import * as decision from './20261122T0400_decision';
import * as memberDecision from './20261122T0401_member_decision';
import * as participantErasedSeq from './20261122T0402_participant_erased_seq';
import * as participantWroteErased from './20261122T0403_participant_wrote_erased';
import * as sessionCountry from './20261122T0404_session_country';
import * as auditAction from './20261122T0500_audit_action';
import * as erasure from './20261122T0700_erasure';
import * as creditLot from './20261122T2000_credit_lot';
import * as creditLotHistory from './20261122T2001_credit_lot_history';
import * as refund from './20261122T2010_refund';
import * as discountCode from './20261122T2200_discount_code';
import * as redemption from './20261122T2201_redemption';
import * as purchaseDiscount from './20261122T2202_purchase_discount';
import * as document from './20261122T2500_document';
import * as smsCode from './20261122T2600_sms_code';
import * as directDebit from './20261122T2602_direct_debit';
import * as mandate from './20261123T1000_mandate';
import * as purchaseMandate from './20261123T1001_purchase_mandate';
import * as purchaseRemember from './20261123T1002_purchase_remember';
import * as spendingLimit from './20261123T1100_spending_limit';
import * as instrumentSpending from './20261123T1101_instrument_spending';
import * as receivableRefund from './20261123T1200_receivable_refund';
import * as receivablePaidBy from './20261123T1201_receivable_paid_by';
import * as suppression from './20261123T1700_suppression';
import * as vapidKey from './20261123T1800_vapid_key';
import * as pushSubscription from './20261123T1801_push_subscription';
import * as submission from './20261123T1900_submission';
import * as decisionMadeBy from './20261123T1901_decision_made_by';
import * as reportDecidedBy from './20261123T1902_report_decided_by';
import * as pageBounce from './20261123T2000_page_bounce';
import * as mailReport from './20261124T0100_mail_report';
import * as passkey from './20261123T2100_passkey';
import * as passkeyChallenge from './20261123T2101_passkey_challenge';
import * as jobRun from './20261124T0001_job_run';
import * as mailing from './20261124T0002_mailing';
import * as trustDay from './20261124T0200_trust_day';
import * as announcement from './20261124T0300_announcement';
import * as consentLanguage from './20261124T0300_consent_language';
import * as purchaseTerms from './20261124T0301_purchase_terms';
import * as memberSexualityWithheld from './20261124T0400_member_sexuality_withheld';
import * as memberVisitorsToo from './20261124T2100_member_visitors_too';
import * as memberVisitors from './20261124T2101_member_visitors';
import * as suppressionKinds from './20261124T0400_suppression_kinds';
import * as memberNear from './20261124T1300_member_near';
import * as memberNew from './20261124T1301_member_new';
import * as memberRank from './20261124T1302_member_rank';
import * as memberFindGone from './20261124T1303_member_find_gone';
import * as memberFinerRegion from './20261124T1500_member_finer_region';
import * as notification from './20261123T1600_notification';
import * as notificationSetting from './20261123T1601_notification_setting';
import * as memberPushDisabled from './20261123T1602_member_push_disabled';
import * as memberSignupStep from './20261123T1300_member_signup_step';
import * as departure from './20261123T1500_departure';
import * as retained from './20261123T1501_retained';
import * as dataExport from './20261123T1502_data_export';
import * as swipeLikeDueAt from './20261124T1700_swipe_like_due_at';
import * as swipeLikeRepeated from './20261124T1701_swipe_like_repeated';
import * as messageReaction from './20261124T1900_message_reaction';
import * as participantReactionChanges from './20261124T1901_participant_reaction_changes';
import * as memberPrompts from './20261124T1800_member_prompts';
import * as photoCheck from './20261124T2000_photo_check';
import * as memberChecked from './20261124T2001_member_checked';
import * as messageAbout from './20261124T2200_message_about';
import * as messageReplyTo from './20261125T2300_message_reply_to';
import * as waitingList from './20261125T2330_waiting_list';
import * as suppressionHardAt from './20261128T1500_suppression_hard_at';
import * as waitingListHardAt from './20261128T1501_waiting_list_hard_at';
import * as mailTally from './20261128T1502_mail_tally';
import * as memberInvisibleDay from './20261128T1910_member_invisible_day';
import * as endedSession from './20261128T1920_ended_session';
import * as liveVersion from './20261129T0200_live_version';

/**
 * All migrations, in order; the database records their names. They are listed instead of read from a folder, because
 * the server is one bundle. A migration that has been released is never edited: a later one changes what it created.
 */
export const migrations: Record<string, Migration> = {
  '20261121T0800_member': member,
  '20261121T0802_photo': photo,
  '20261121T0804_member_like': memberLike,
  '20261121T0806_block': block,
  '20261121T0808_conversation': conversation,
  '20261121T0810_participant': participant,
  '20261121T0812_message': message,
  '20261121T0814_credit_account': creditAccount,
  '20261121T0816_credit_transaction': creditTransaction,
  '20261121T0818_credit_entry': creditEntry,
  '20261121T0820_credit_hold': creditHold,
  '20261121T0822_purchase': purchase,
  '20261121T0824_payment': payment,
  '20261121T0826_payment_event': paymentEvent,
  '20261121T0828_token': token,
  '20261121T0830_session': session,
  '20261121T0832_outbox': outbox,
  '20261121T0834_job_lease': jobLease,
  '20261121T0836_audit': audit,
  '20261121T0838_click': click,
  '20261121T0840_consent': consent,
  '20261121T0842_member_search_gender': memberSearchGender,
  '20261121T0844_member_signup_lander': memberSignupLander,
  '20261121T0846_signup_like': signupLike,
  '20261121T1000_photo_review': photoReview,
  '20261121T1002_photo_band': photoBand,
  '20261121T1010_member_geo_cell': memberGeoCell,
  '20261121T1011_member_located_at': memberLocatedAt,
  '20261121T1012_member_invisible': memberInvisible,
  '20261121T1013_member_looking_for': memberLookingFor,
  '20261121T1014_profile_visit': profileVisit,
  '20261121T1020_saved_search': savedSearch,
  '20261121T1021_hidden': hidden,
  '20261121T1022_member_interest_bits': memberInterestBits,
  '20261121T1023_member_search_bits': memberSearchBits,
  '20261121T1024_member_find': memberFind,
  '20261121T1025_member_search_gone': memberSearchGone,
  '20261121T1030_skip': skip,
  '20261121T1032_swipe_like': swipeLike,
  '20261121T1034_match_answer': matchAnswer,
  '20261121T1050_member_receipts_off': memberReceiptsOff,
  '20261121T1051_member_who_may_write': memberWhoMayWrite,
  '20261121T1052_participant_receipt_seq': participantReceiptSeq,
  '20261121T1053_participant_received_seq': participantReceivedSeq,
  '20261121T1060_undone_like': undoneLike,
  '20261121T1070_report': report,
  '20261121T1072_opener': opener,
  '20261121T1150_visit': visit,
  '20261121T1151_visit_moved': visitMoved,
  '20261121T1152_profile_visit_gone': profileVisitGone,
  '20261121T2010_participant_unread': participantUnread,
  '20261121T2230_photo_main_again': photoMainAgain,
  '20261122T0110_purchase_last': purchaseLast,
  '20261122T0300_machine_unmatched': machineUnmatched,
  '20261122T0400_decision': decision,
  '20261122T0401_member_decision': memberDecision,
  '20261122T0402_participant_erased_seq': participantErasedSeq,
  '20261122T0403_participant_wrote_erased': participantWroteErased,
  '20261122T0404_session_country': sessionCountry,
  '20261122T0500_audit_action': auditAction,
  '20261122T0700_erasure': erasure,
  '20261122T2000_credit_lot': creditLot,
  '20261122T2001_credit_lot_history': creditLotHistory,
  '20261122T2010_refund': refund,
  '20261122T2200_discount_code': discountCode,
  '20261122T2201_redemption': redemption,
  '20261122T2202_purchase_discount': purchaseDiscount,
  '20261122T2500_document': document,
  '20261122T2600_sms_code': smsCode,
  '20261122T2602_direct_debit': directDebit,
  '20261123T1000_mandate': mandate,
  '20261123T1001_purchase_mandate': purchaseMandate,
  '20261123T1002_purchase_remember': purchaseRemember,
  '20261123T1100_spending_limit': spendingLimit,
  '20261123T1101_instrument_spending': instrumentSpending,
  '20261123T1200_receivable_refund': receivableRefund,
  '20261123T1201_receivable_paid_by': receivablePaidBy,
  '20261123T1300_member_signup_step': memberSignupStep,
  '20261123T1500_departure': departure,
  '20261123T1501_retained': retained,
  '20261123T1502_data_export': dataExport,
  '20261123T1600_notification': notification,
  '20261123T1601_notification_setting': notificationSetting,
  '20261123T1602_member_push_disabled': memberPushDisabled,
  '20261123T1700_suppression': suppression,
  '20261123T1800_vapid_key': vapidKey,
  '20261123T1801_push_subscription': pushSubscription,
  '20261123T1900_submission': submission,
  '20261123T1901_decision_made_by': decisionMadeBy,
  '20261123T1902_report_decided_by': reportDecidedBy,
  '20261123T2000_page_bounce': pageBounce,
  '20261123T2100_passkey': passkey,
  '20261123T2101_passkey_challenge': passkeyChallenge,
  '20261124T0001_job_run': jobRun,
  '20261124T0002_mailing': mailing,
  '20261124T0100_mail_report': mailReport,
  '20261124T0200_trust_day': trustDay,
  '20261124T0300_announcement': announcement,
  '20261124T0300_consent_language': consentLanguage,
  '20261124T0301_purchase_terms': purchaseTerms,
  '20261124T0400_member_sexuality_withheld': memberSexualityWithheld,
  '20261124T0400_suppression_kinds': suppressionKinds,
  '20261124T1300_member_near': memberNear,
  '20261124T1301_member_new': memberNew,
  '20261124T1302_member_rank': memberRank,
  '20261124T1303_member_find_gone': memberFindGone,
  '20261124T1500_member_finer_region': memberFinerRegion,
  '20261124T1700_swipe_like_due_at': swipeLikeDueAt,
  '20261124T1701_swipe_like_repeated': swipeLikeRepeated,
  '20261124T1800_member_prompts': memberPrompts,
  '20261124T1900_message_reaction': messageReaction,
  '20261124T1901_participant_reaction_changes': participantReactionChanges,
  '20261124T2000_photo_check': photoCheck,
  '20261124T2001_member_checked': memberChecked,
  '20261124T2100_member_visitors_too': memberVisitorsToo,
  '20261124T2101_member_visitors': memberVisitors,
  '20261124T2200_message_about': messageAbout,
  '20261125T2300_message_reply_to': messageReplyTo,
  '20261125T2330_waiting_list': waitingList,
  '20261128T1500_suppression_hard_at': suppressionHardAt,
  '20261128T1501_waiting_list_hard_at': waitingListHardAt,
  '20261128T1502_mail_tally': mailTally,
  '20261128T1910_member_invisible_day': memberInvisibleDay,
  '20261128T1920_ended_session': endedSession,
  '20261129T0200_live_version': liveVersion,
};
