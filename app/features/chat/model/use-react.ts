import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Reaction } from '~/contract/message';
import { api } from '~/api-client/api';
import { useErrorToast } from '~/api-client/use-error-toast';
import { withReaction, type ConversationState } from './conversation-state';
import { conversationKey } from './use-conversation';

export type ReactTo = (seq: number, reaction: Reaction | null) => void;

/** Shows the reaction at once; if the server refuses it, the one before returns, and an alert says why. */
export function useReact(conversation: string): ReactTo {
  const client = useQueryClient();
  const refuse = useErrorToast('chat-react');
  return useCallback(
    (seq, reaction) => {
      const key = conversationKey(conversation);
      const before = client
        .getQueryData<ConversationState>(key)
        ?.messages.find((message) => message.seq === seq)?.reaction;
      const show = (shown: Reaction | null) =>
        client.setQueryData<ConversationState>(key, (state) => state && withReaction(state, seq, shown));
      show(reaction);
      api.send('PUT', '/api/messages.php', { conversation, seq, reaction }).catch((error: unknown) => {
        show(before ?? null);
        refuse(error);
      });
    },
    [client, conversation, refuse],
  );
}
