import { useQuery } from '@tanstack/react-query';
import { chatsQuery, likesQuery, userQuery } from '../api-client/queries';
import { useShell } from '../page/use-shell';

export interface LiveCounts {
  unread: number;
  newLikes: number;
  credits: number | undefined;
}

/** The counts of the shell until polling and live events fetch newer ones; this hook only reads them. */
export function useNavCounts(): LiveCounts {
  const shell = useShell();
  const chats = useQuery({ ...chatsQuery, enabled: false });
  const likes = useQuery({ ...likesQuery, enabled: false });
  const user = useQuery({ ...userQuery, enabled: false });
  return {
    unread: chats.data?.num_unread_messages ?? shell.unread,
    newLikes: likes.data?.num_new_likes ?? shell.newLikes,
    credits: user.data?.credits ?? shell.user?.credits,
  };
}
