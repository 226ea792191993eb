import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { ChatMenuItems } from '../list/ChatMenuItems';
import { ChatScreen, type ChatScreenProps } from './ChatScreen';

/**
 * The page of both /members/{id}/chat and /chats/{id}. React keeps a component that is the same in both routes, so the
 * first message leads from one to the other without taking the focus or the text away.
 */
export function ConversationPage() {
  const data = useLoaderData() as Omit<ChatScreenProps, 'menu' | 'problem'>;
  const problem = useActionData<FormProblem>();
  const { partner, writePermission, conversation } = data;
  return (
    <ChatScreen
      {...data}
      problem={problem ?? null}
      menu={
        <ProfileMenu id={partner.id} name={partner.name} blocking={writePermission === 'blocking'}>
          <ChatMenuItems ideas={conversation !== null && writePermission === 'open'} />
        </ProfileMenu>
      }
    />
  );
}
