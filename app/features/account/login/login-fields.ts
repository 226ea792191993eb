/** The fields of the login form itself; all others belong to a form that continues after the login. */
export const LOGIN_FIELDS: readonly string[] = ['email', 'password', 'resume'];
