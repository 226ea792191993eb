import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember, patchMember } from '~db/queries/member';
import { listPendingFrom } from '~db/queries/message';
import type { MemberRow } from '~db/schema/member';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { issueActivationLink } from './activation/activation-link.service.server';
import { accountExistsMail, activationMail } from './activation/signup-mails';
import { claimsEmailOf, endClaimIn, type EndClaimPayload } from './signup/claim.service.server';
import type { SignupMailPayload, SignupMailTopic } from './signup/signup-outbox.server';
import type { ForgetWordsPayload } from './signup/new-account.server';

type Job = (context: BrandContext, payload: SignupMailPayload) => Promise<void>;

/** The outbox handlers of signup, by topic. Each may run more than once. */
export const joiningJobs: Record<SignupMailTopic, Job> & {
  'account.forget-words': (context: BrandContext, payload: ForgetWordsPayload) => Promise<void>;
  'account.end-claim': (context: BrandContext, payload: EndClaimPayload) => Promise<void>;
} = {
  'account.forget-words': async ({ db }, { member_id }) => {
    await patchMember(db, member_id, { signup_message: null });
  },
  'account.end-claim': ({ db, ...context }, { member_id }) =>
    transaction(db, (tx) => endClaimIn(tx, { db, ...context }, member_id)),
  'account.activation-mail': async (context, { member_id, mail_id, claim_id }) => {
    const member = await findMember(context.db, member_id);
    // The account was confirmed or deleted meanwhile.
    if (!member?.email || member.status !== 'not_confirmed') return;
    const claim = claim_id === undefined ? undefined : await findMember(context.db, claim_id);
    // Anyone who began either has corrected the e-mail address meanwhile, and may not read what another person typed.
    if (claim_id !== undefined && !claimsEmailOf(claim, member)) return;
    const url = await issueActivationLink(context, member.id, claim_id);
    const { id, name, language } = claim ?? member;
    const other = await findPendingRecipient(context, id);
    await sendBrandMail(context, { memberId: member.id, mailId: mail_id, language, category: 'service' }, (intl) =>
      activationMail(context.tenant, intl, {
        name,
        url,
        pendingFor: other ? labelledName(context, intl, other) : null,
      }),
    );
  },
  'account.exists-mail': (context, { member_id, mail_id }) =>
    sendBrandMail(context, { memberId: member_id, mailId: mail_id, category: 'service' }, (intl, { name, status }) =>
      accountExistsMail(context.tenant, intl, { name, url: `${context.origin}/login`, deleted: status === 'deleted' }),
    ),
};

/** To whom the first message goes as soon as its sender has confirmed the e-mail address. */
async function findPendingRecipient({ db }: BrandContext, memberId: string): Promise<MemberRow | undefined> {
  const [pending] = await listPendingFrom(db, memberId);
  const other = pending && (await findMember(db, pending.recipient_id));
  return other?.status === 'deleted' ? undefined : other;
}

/** The name for a mail; that of a fictional profile carries the brand's label. */
function labelledName({ tenant }: BrandContext, { locale }: IntlShape, { name, kind }: MemberRow): string {
  return kind === 'fictional' ? `${name} (${textFor(tenant.fictional_singular, locale)})` : name;
}
