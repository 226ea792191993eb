import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { ChatScreen, type ChatScreenProps } from './ChatScreen';

/**
 * The page of both /members/{id}/chat and /chats/{id}. React keeps a component that is the same in both routes, so the
 * first message leads from one to the other without taking the focus or the text away.
 */
export function ConversationPage() {
  const data = useLoaderData() as Omit<ChatScreenProps, 'problem'>;
  const problem = useActionData<FormProblem>();
  return <ChatScreen {...data} problem={problem ?? null} />;
}
