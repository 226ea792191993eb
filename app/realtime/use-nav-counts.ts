import { chatsQuery, likesQuery, userQuery } from '../api-client/queries';
import { usePolled } from '../page/use-polled';
import { useShell } from '../page/use-shell';

export interface LiveCounts {
  unread: number;
  newLikes: number;
  credits: number | undefined;
}

/** The counts of the shell until polling and live events fetch newer ones; this hook only reads them. */
export function useNavCounts(): LiveCounts {
  const shell = useShell();
  const chats = usePolled(chatsQuery);
  const likes = usePolled(likesQuery);
  const user = usePolled(userQuery);
  return {
    unread: chats?.num_unread_messages ?? shell.unread,
    newLikes: likes?.num_new_likes ?? shell.newLikes,
    credits: user?.credits ?? shell.user?.credits,
  };
}
