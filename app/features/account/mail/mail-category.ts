import type { NotificationType } from '~/contract/notification-types';

/** 'service' is mail of the account itself: activation, receipts, security. The others can be switched off. */
export type MailCategory = 'service' | NotificationType;
