import { useLocation } from '@remix-run/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { useErrorToast } from '~/api-client/use-error-toast';
import { useShell } from '~/page/use-shell';
import { api } from '~/api-client/api';
import { HeartSymbols } from './HeartMark';
import { LIKE_FORM, readLikeAction } from './like-action';
import { reloadLikesSoon } from './reload-likes';
import { markLiked, showMatch } from '../like-store';

/**
 * Rendered once on every page with like buttons. Without JavaScript a press posts to the profile and leads back here;
 * with it the like is sent, or taken back, in place. Renders nothing for visitors, who have no like buttons.
 */
export function LikeForm() {
  const { user } = useShell();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const refuse = useErrorToast();
  const clicks = useClicksInOne();
  /** Whose heart was pressed last. */
  const latest = useRef<string>();
  if (!user) return null;
  const send = async ({ id, undo }: { id: string; undo: boolean }) => {
    if (undo) return sendUnlike(user.id, id);
    if (await sendLike(user.id, id)) reloadLikesSoon(client);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const action = readLikeAction(button?.formAction);
    if (!action) return;
    event.preventDefault();
    // The second click of a double click would take back what the first one did.
    const again = clicks.current > 1 && action.id === latest.current;
    latest.current = action.id;
    if (!again) send(action).catch(refuse);
  };
  return (
    <form id={LIKE_FORM} method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="like" />
      <input type="hidden" name="next" value={pathname + search} />
      <HeartSymbols />
    </form>
  );
}

/** The place of the latest click in a double click, as the system counts them: 1 is the first; 0 is a key. */
function useClicksInOne() {
  const clicks = useRef(0);
  useEffect(() => {
    const onClick = ({ detail }: MouseEvent) => {
      clicks.current = detail;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return clicks;
}

/** Shows the like at once; if the server refuses, it disappears and the error is thrown. Returns whether they match. */
async function sendLike(memberId: string, otherId: string): Promise<boolean> {
  markLiked(memberId, otherId, true);
  try {
    // A repeated like changes nothing, so the request may be sent again after a lost response.
    const response = await api.send('POST', '/api/likes.php', { id: otherId }, otherId);
    if (response.new_match) showMatch(memberId, response.profile);
    return response.new_match;
  } catch (error) {
    markLiked(memberId, otherId, false);
    throw error;
  }
}

async function sendUnlike(memberId: string, otherId: string): Promise<void> {
  markLiked(memberId, otherId, false);
  try {
    await api.send('DELETE', '/api/likes.php', { id: otherId }, otherId);
  } catch (error) {
    markLiked(memberId, otherId, true);
    throw error;
  }
}
