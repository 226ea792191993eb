/** A call may find nobody logged in before the response of the form that ended the session is there. */
const LEAVE_MS = 1000;

/** A slow network needs long to replace a page that is being left. A download also begins so, but the page stays. */
const BEING_LEFT_MS = 10_000;

/** The window's event when a response says that the session was ended on purpose. */
export const SESSION_ENDED = 'session-ended';

let beingLeft = false;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Goes to `path` because nobody is logged in any more, unless the page is on its way already: a form that ends the
 * session (logout, the undo of a change, leaving) knows better where the member belongs.
 */
export function leavePage(path: string): void {
  if (beingLeft) return;
  leaving ??= setTimeout(() => {
    leaving = undefined;
    if (!beingLeft) window.location.assign(path);
  }, LEAVE_MS);
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    beingLeft = true;
    setTimeout(() => {
      beingLeft = false;
    }, BEING_LEFT_MS);
  });
}
