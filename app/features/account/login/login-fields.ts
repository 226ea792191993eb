/** What the login form asks for itself; every other field is of a form that waits for the login. */
export const LOGIN_FIELDS: readonly string[] = ['email', 'password', 'resume'];
