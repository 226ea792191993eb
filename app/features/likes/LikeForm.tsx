import { useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { ApiError } from '~/live/api-client';
import { useShell } from '~/live/use-shell';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { HeartSymbols } from './HeartMark';
import { sendLike } from './send-like';

/** Where a like button posts to: its `formaction`, read back when it is pressed. */
export const likeAction = (id: string) => `/members/${id}`;
const LIKED = /\/members\/([0-9a-z]{1,26})$/;

/** The id of the one form that all like buttons of a page belong to, wherever they stand. */
export const LIKE_FORM = 'like-form';

/**
 * Once on every page with like buttons. Without JavaScript a press posts to the profile and comes back here; with it
 * the like is sent in place. Nothing for visitors: they have no like buttons.
 */
export function LikeForm() {
  const { user } = useShell();
  const { pathname, search } = useLocation();
  const toast = useToast();
  if (!user) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const id = LIKED.exec(button?.formAction ?? '')?.[1];
    if (!id) return;
    event.preventDefault();
    sendLike(user.id, id).catch((error: unknown) => {
      const code = (error instanceof ApiError && error.code) || 'errors.try-again-later';
      toast.show({ tone: 'danger', message: <RefusalMessage code={code} /> });
    });
  };
  return (
    <form id={LIKE_FORM} method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="like" />
      <input type="hidden" name="next" value={pathname + search} />
      <HeartSymbols />
    </form>
  );
}
