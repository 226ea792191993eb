import { z } from 'zod';
import { messageId } from '~/i18n/message-id';
import { EMAIL_MOST, parseEmail } from '../email-address';
import { PASSWORD_LEAST, PASSWORD_MOST, PASSWORD_TYPED } from '../password-bounds';
import { passwordProblem } from '../passwords/password-rules';

/** Longer than any field may be; limits the text before expensive checks. */
const RAW = 4000;
const typed = z.string().max(RAW).catch('').default('');
const typedPassword = z.string().max(PASSWORD_TYPED).catch('').default('');

const typedEmail = typed.meta({ maxLength: EMAIL_MOST });

/** The form that asks for a link to set a new password. */
export const resetRequestSchema = z.object({
  email: typedEmail.transform((text, context) => {
    const email = parseEmail(text);
    if (email) return email;
    context.addIssue({ code: 'custom', message: messageId('account.email-invalid') });
    return z.NEVER;
  }),
});

const newPassword = typedPassword.meta({
  minLength: PASSWORD_LEAST,
  maxLength: PASSWORD_MOST,
  description: 'Must not be a common password, nor the name or the e-mail address of the member.',
});
const twice = { new_password: newPassword, repeat_password: typedPassword };

/**
 * Reports a password that is too weak, and two that differ. Whether it is the member's own name or e-mail address is
 * left to the service, which knows the member.
 */
function checkTwice(form: { new_password: string; repeat_password: string }, context: z.RefinementCtx): void {
  const problem = passwordProblem(form.new_password, []);
  if (problem) {
    const params = problem.values ? { values: problem.values } : {};
    context.addIssue({ code: 'custom', path: ['new_password'], message: problem.id, params });
  } else if (form.new_password !== form.repeat_password) {
    const message = messageId('account.passwords-differ');
    context.addIssue({ code: 'custom', path: ['repeat_password'], message });
  }
}

/** The new password, with the secret of the mailed link. */
export const newPasswordSchema = z
  .object({ token: typed.describe('The secret of the mailed link.'), ...twice })
  .superRefine(checkTwice);

export const changePasswordSchema = z.object({ old_password: typedPassword, ...twice }).superRefine(checkTwice);

/** The form with the new address, or its button that withdraws an earlier request. */
export const changeEmailSchema = z
  .object({
    intent: z
      .enum(['change', 'cancel'])
      .catch('change')
      .default('change')
      .describe('cancel: an earlier request no longer counts.'),
    email: typedEmail,
    password: typedPassword,
  })
  .transform((form, context) => {
    const email = parseEmail(form.email);
    if (form.intent === 'change' && !email) {
      context.addIssue({ code: 'custom', path: ['email'], message: messageId('account.new-email-invalid') });
    }
    return { ...form, email: email ?? '' };
  });
