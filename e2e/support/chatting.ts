import type { ChatsResponse } from '~/contract/chats';
import type { ConversationResponse } from '~/contract/conversation';
import type { UserResponse } from '~/contract/user';
import type { HttpResponse } from './product/http';
import type { Visitor } from './visitor';

let keys = 0;
export const freshKey = (): string => `key-${process.pid}-${Date.now()}-${(keys += 1)}`;

/** Begins a conversation as the page without JavaScript does. Returns its id. */
export async function startChat(from: Visitor, memberId: string, text: string): Promise<string> {
  const response = await from.post(`/members/${memberId}/chat`, { text, request_key: freshKey() });
  const [, id] = /^\/chats\/([0-9a-z]{26})$/i.exec(response.headers.location ?? '') ?? [];
  if (!id) throw new Error(`no conversation began: ${response.status} ${response.headers.location ?? ''}`);
  return id;
}

export function sendMessage(
  from: Visitor,
  conversation: string,
  text: string,
  key = freshKey(),
): Promise<HttpResponse> {
  return from.call('POST', '/api/messages.php', { conversation, text, request_key: key });
}

/** Reads a whole conversation through the resume protocol. */
export async function readAll(reader: Visitor, conversation: string): Promise<ConversationResponse['messages']> {
  const all: ConversationResponse['messages'] = [];
  for (;;) {
    const after = all.at(-1)?.seq ?? 0;
    const response = await reader.call('GET', `/api/messages.php?conversation=${conversation}&after=${after}`);
    if (response.status !== 200) throw new Error(`reading answered ${response.status}: ${response.body}`);
    const { messages, more } = JSON.parse(response.body) as ConversationResponse;
    all.push(...messages);
    if (!more) return all;
  }
}

/** The id of the conversation with someone of that name; undefined if there is none. */
export async function conversationWith(member: Visitor, name: string): Promise<string | undefined> {
  const { chats } = JSON.parse((await member.call('GET', '/api/chats.php')).body) as ChatsResponse;
  return chats.find(({ profile }) => profile.name === name)?.conversation.id;
}

export async function creditsOf(member: Visitor): Promise<number> {
  const response = await member.call('GET', '/api/user.php');
  return (JSON.parse(response.body) as { user: UserResponse }).user.credits;
}
