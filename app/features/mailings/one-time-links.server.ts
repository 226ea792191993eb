import type { LinkPurposes } from '~/features/account/links/link.service.server';
import { mailChangeLink } from '~/features/account/credentials/mail-change-link.service.server';
import { undoLink } from '~/features/account/credentials/undo-link.service.server';
import { resetLink } from '~/features/account/credentials/reset-password.service.server';
import { unsubscribeLink } from '~/features/account/mail/unsubscribe.service.server';
import { activationLink } from '~/features/joining/activation/activation.service.server';
import {
  leaveWaitingListLink,
  waitingListLink,
} from '~/features/joining/waiting-list/waiting-list-links.service.server';
import { leaveLink, reactivationLink } from '~/features/leaving/leave/reactivation.service.server';

/** Every kind of one-time link that this product sends. */
export const oneTimeLinks: LinkPurposes = {
  activation: activationLink,
  reset_password: resetLink,
  unsubscribe: unsubscribeLink,
  reactivation: reactivationLink,
  leave: leaveLink,
  mail_change: mailChangeLink,
  undo_change: undoLink,
  waiting_list: waitingListLink,
  leave_list: leaveWaitingListLink,
};
