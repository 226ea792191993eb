import { z } from 'zod';
import { countSchema, timeSchema } from './identifiers';
import { conversationReferenceSchema, messageTypeSchema } from './message';
import { profileResponseSchema } from './profile';

export const chatItemResponseSchema = z
  .object({
    conversation: conversationReferenceSchema,
    profile: profileResponseSchema,
    num_unread_messages: countSchema('Messages that the reader has not seen.'),
    last_message: z
      .object({
        type: messageTypeSchema,
        text: z.string().describe('One line, perhaps cut.'),
        at: timeSchema('Sent.'),
        own: z.boolean().describe('Sent by the reader.'),
      })
      .nullable()
      .describe('Null where the newest message is not one that the reader can see.'),
  })
  .meta({ id: 'ChatItemResponse', description: 'A conversation as the list of conversations shows it.' });

export type ChatItemResponse = z.infer<typeof chatItemResponseSchema>;

export const chatsResponseSchema = z
  .object({
    chats: z.array(chatItemResponseSchema).describe('The newest message first.'),
    num_unread_messages: countSchema('Over all conversations, also those of further pages.'),
    next: z.string().nullable().describe('`before` of the next page; null on the last.'),
  })
  .meta({
    id: 'ChatsResponse',
    description: 'A page of the conversations of a member. Those with blocked members, whoever blocked, are left out.',
  });

export type ChatsResponse = z.infer<typeof chatsResponseSchema>;
