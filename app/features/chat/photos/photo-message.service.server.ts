import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { findMessage, findMessageByRequest } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import { findBlocks } from '~db/queries/block';
import type { SentMessageResponse } from '~/contract/message';
import { requireCredits } from '~/features/billing/ledger/ledger.service.server';
import { makeWholePhoto } from '~/features/photos/view/whole-photo.service.server';
import { refuseHidden } from '~/features/safety/opening/opening.service.server';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { confirmFirst, premiumOnly } from '../server/chat.errors';
import type { StoredPhoto } from '../server/message-content.server';
import { lookAtPhotoLater, readMessagePhoto, readPhotoName, storeMessagePhoto } from './photo-message-files.server';
import { findRecipient } from '../server/recipient.server';
import { seenSince } from '../server/retention.server';
import { sendMessage } from '../server/send.service.server';

const HOUR = 60 * 60 * 1000;

export interface PhotoSending {
  conversation: string;
  requestKey: string;
  /** Receives the file to disk and hands its path on: only once it is clear that it may be sent. */
  receive: (work: (path: string) => Promise<SentMessageResponse>) => Promise<SentMessageResponse>;
}

/**
 * Everything that can be refused before a picture is read, is: nobody uploads for nothing, and nothing is decoded for
 * who may not send it. Refusals of sendMessage().
 */
async function requirePhotoAllowed(context: MemberContext, conversation: string): Promise<void> {
  const { db, member, tenant } = context;
  requirePart(context, 'chat_photos');
  refuseHidden(context);
  if (member.status === 'not_confirmed') throw confirmFirst();
  await findRecipient(context, { conversation });
  if (!member.paidUser) throw premiumOnly();
  await context.limits.photo.take(`${tenant.id}|${member.id}`);
  await requireCredits(db, member.id, tenant.photo_credits);
}

/**
 * Sends a photo into a conversation: written anew without anything of the file but its picture, stored for the two
 * people alone, and paid as any message. The same file under the same key is one message. Refusals: those of the
 * photos feature for what is no picture, and of sendMessage().
 */
export async function sendPhoto(context: MemberContext, sending: PhotoSending): Promise<SentMessageResponse> {
  const { db, member } = context;
  // Its answer got lost: what it was is known, and no picture has to be made again.
  const earlier = await findMessageByRequest(db, member.id, sending.requestKey);
  if (!earlier) await requirePhotoAllowed(context, sending.conversation);
  return sending.receive(async (path) => {
    const digest = await digestOf(path);
    const photo = earlier ? { id: earlier.id, width: 0, height: 0 } : await storePhoto(context, path);
    return sendMessage(context, {
      to: { conversation: sending.conversation },
      content: { type: 'photo', photo: { ...photo, digest } },
      requestKey: sending.requestKey,
    });
  });
}

/** Stored before there is a message that shows it; a job looks in an hour whether there is one. */
async function storePhoto(context: MemberContext, path: string): Promise<Omit<StoredPhoto, 'digest'>> {
  const { db, ids, clock } = context;
  const id = ids.ulid();
  const { files, width, height } = await makeWholePhoto(context, path);
  await lookAtPhotoLater(db, context, id, clock.now() + HOUR);
  await storeMessagePhoto(context, id, files);
  return { id, width, height };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * The file behind /chats/{id}/photos/{name}, or undefined: to everybody but the two people of the conversation, to
 * whom the other one blocks, and once the message can no longer be seen, there is none.
 */
export async function findMessagePhoto(context: RequestContext, conversation: string, name: string) {
  const { db, viewer } = context;
  const asked = readPhotoName(name);
  if (!asked || viewer.kind !== 'member') return undefined;
  const mine = await findParticipant(db, viewer.member.id, conversation);
  const message = mine && (await findMessage(db, asked.message));
  if (!message || message.type !== 'photo' || message.conversation_id !== conversation) return undefined;
  const own = message.sender_id === viewer.member.id;
  const seen = message.seq > mine.deleted_before_seq && message.created_at >= seenSince(context);
  if (!seen || (!own && message.delivered_at === null)) return undefined;
  if ((await findBlocks(db, viewer.member.id, mine.other_member_id)).byOther) return undefined;
  return readMessagePhoto(context, asked.message, asked.rendition);
}
