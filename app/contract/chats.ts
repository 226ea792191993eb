import { z } from 'zod';
import { countSchema, timeSchema } from './identifiers';
import { conversationReferenceSchema, listedStateSchema, messageTypeSchema } from './message';
import { profileResponseSchema } from './profile';

export const chatItemResponseSchema = z
  .object({
    conversation: conversationReferenceSchema,
    profile: profileResponseSchema,
    num_unread_messages: countSchema('Messages that the reader has not read.'),
    last_message: z
      .object({
        seq: z.int().min(1).describe('Its sequence number in the conversation.'),
        type: messageTypeSchema,
        text: z.string().describe('One line of the message, shortened where it is too long.'),
        at: timeSchema('When the message was sent.'),
        own: z.boolean().describe('Sent by the reader.'),
        state: listedStateSchema
          .nullable()
          .describe(
            'Of a message of the reader: delivered and read only where both members share receipts. Null for other messages and in search results.',
          ),
      })
      .nullable()
      .describe('Null if the newest message is not visible to the reader.'),
  })
  .meta({ id: 'ChatItemResponse', description: 'A conversation as the list of conversations shows it.' });

export type ChatItemResponse = z.infer<typeof chatItemResponseSchema>;

export const chatsResponseSchema = z
  .object({
    chats: z.array(chatItemResponseSchema).describe('Sorted by the newest message, the newest first.'),
    num_unread_messages: countSchema('Over all conversations, including those on further pages.'),
    next: z.string().nullable().describe('The value of `before` for the next page; null on the last page.'),
  })
  .meta({
    id: 'ChatsResponse',
    description:
      'A page of the conversations of a member. Conversations with blocked members are left out, whichever of the two blocked.',
  });

export type ChatsResponse = z.infer<typeof chatsResponseSchema>;
