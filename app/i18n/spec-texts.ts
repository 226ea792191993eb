/**
 * The texts that the specification gives word for word, including its misspellings. The English catalogue may not
 * change them (spec-texts.test.ts).
 */
export const SPEC_TEXTS: Record<string, string> = {
  // Section 2: screens
  'errors.error': 'Error',
  'likes.new-like': 'New like!',
  // Section 4: states
  'billing.payment-processing': 'Processing your payment',
  // Section 5: validation
  'account.name-is-email': 'Username may not be the same as your e-mail address',
  'account.name-starts-with-at': 'Username may not start with @',
  'account.date-of-birth-label': 'Enter your date of birth ({min_age}+)',
  'account.date-of-birth-invalid': 'Invalid date of birth.',
  'account.email-invalid': 'Invalid email',
  'account.new-email-invalid': 'New email adress is invalid.',
  'account.email-taken': 'This email address already owns an account on this website.',
  'account.passwords-differ': 'The entered passwords are not the same.',
  'billing.code-not-found': 'Code not found',
  'billing.code-used': 'Code already used',
  'billing.debit-code-invalid': 'Code invalid',
  // Section 6: roles
  'chat.login-needed': 'You need to be logged in to chat',
  'members.login-for-photos': 'Login to view more photos of {name}',
  'likes.login-needed': "Login to like {name}'s profile",
  'chat.login-for-gift': 'You need to be logged in to send a gift to {name}',
  'members.blocked-by': "You're blocked by {name}. You do not have access to this page.",
  // Section 8: errors
  'account.login-failed': 'Login failed, please try again',
  'account.login-blocked': 'Too many incorrect attempts, account blocked for {minutes} min.',
  'account.email-not-found': 'E-mail address not found',
  'account.link-invalid': 'Link expired or invalid, request a new email',
  'account.too-many-resets': 'Too many password reset emails sent, please try again tomorrow.',
  'account.old-password-wrong': 'Please check your old password.',
  'account.activation-failed': 'Activation failed',
  'errors.contact-service': 'Something went wrong, please contact customer service for help.',
  'errors.try-again-later': 'An error occured, please try again later.',
  'errors.occurred': 'An error has occurred.',
  'billing.payment-failed': 'Payment failed or has been cancelled.',
  'billing.debit-blocked': 'Your account is blocked for direct debit payments.',
  'billing.debit-limit':
    'Your limit for direct debit payments has been reached. Please try later, a cheaper package or another payment method.',
  'chat.older-hidden': 'Older messages are no longer visible to protect your privacy.',
  'errors.page-not-found': 'This page could not be found',
  // Described by the specification without a wording; the wording is the product's own.
  'account.signup-existing': 'You already have an account on this website. Please log in.',
  'account.signup-deleted':
    'This account has been deleted. Use the link in the reactivation email to get it back, or contact customer service.',
  'account.invite-only': 'This website is invite-only: new members can sign up by invitation only.',
  'chat.not-enough-credits': 'You don’t have enough credits to send this message.',
  'chat.premium-only': 'This feature is for premium members only.',
};
