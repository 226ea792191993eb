/** What scripts have stored in this tab for the member who was logged in. */
const OF_LOGIN = ['push-renewed', 'typed-before-reload', 'typed-place'];

/**
 * A logout in this browser clears everything. A session that ended elsewhere or by itself does not, and the server has
 * ended its notifications with it: the next login in this tab, even of the same member, starts again.
 */
export function forgetLogin(): void {
  try {
    for (const name of OF_LOGIN) sessionStorage.removeItem(name);
  } catch {
    // A browser may forbid storage; then there is nothing to forget.
  }
}
