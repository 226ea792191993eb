import type { NotificationType } from '~/contract/user';

/** 'service' is mail of the account itself: activation, receipts, security. The others can be switched off. */
export type MailCategory = 'service' | NotificationType;
