import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { findMessage, findMessageByRequest } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import { findBlocks } from '~db/queries/block';
import { isMember } from '~/contract/actor';
import type { SentMessageResponse } from '~/contract/message';
import { requireCredits } from '~/features/billing/ledger/ledger.service.server';
import { makeWholePhoto, receiveFile } from '~/features/photos/upload/receive-sent-photo.service.server';
import { refuseHidden } from '~/features/safety/opening/opening.service.server';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { HOUR } from '~/time/durations';
import { confirmFirst, premiumOnly } from '../chat.errors';
import type { StoredPhoto } from '../server/message-content.server';
import {
  schedulePhotoCheck,
  readMessagePhoto,
  readPhotoName,
  storeMessagePhoto,
} from '../server/photo-message-files.server';
import { findRecipient } from '../server/recipient.server';
import { seenSince } from '../server/retention.server';
import { sendMessage } from '../server/send.service.server';

export interface PhotoSending {
  conversation: string;
  requestKey: string;
  /** Receives the file to disk and passes its path to `work`. Called only once it is clear that it may be sent. */
  receive: (work: (path: string) => Promise<SentMessageResponse>) => Promise<SentMessageResponse>;
}

/**
 * Refuses everything that can be refused before the file is received, so that no upload is in vain and no picture is
 * decoded for members who may not send it. Throws the domain errors of sendMessage().
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
 * Sends a photo into a conversation: encoded again without metadata, stored for the two members only, and paid like any
 * message. The same file under the same key is one message. Throws the domain errors of the photos feature for files
 * that are no picture, and those of sendMessage().
 */
export async function sendPhoto(context: MemberContext, sending: PhotoSending): Promise<SentMessageResponse> {
  const { db, member } = context;
  // A repetition whose response got lost: the message exists, so the picture is not processed again.
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

/** The same with the photo that is the body of the request. */
export const sendPhotoIn = (request: Request, context: MemberContext, sending: Omit<PhotoSending, 'receive'>) =>
  sendPhoto(context, { ...sending, receive: (work) => receiveFile(request, work) });

/** Stores the files before the message exists; a job checks in an hour whether it does. */
async function storePhoto(context: MemberContext, path: string): Promise<Omit<StoredPhoto, 'digest'>> {
  const { db, ids, clock } = context;
  const id = ids.ulid();
  const { files, width, height } = await makeWholePhoto(context, path);
  await schedulePhotoCheck(db, context, id, clock.now() + HOUR);
  await storeMessagePhoto(context, id, files);
  return { id, width, height };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * The file behind /chats/{id}/photos/{name}. Undefined for everybody but the two members of the conversation, for a
 * viewer whom the other member blocks, and once the message can no longer be seen.
 */
export async function findMessagePhoto(context: RequestContext, conversation: string, name: string) {
  const { db, viewer } = context;
  const requested = readPhotoName(name);
  if (!requested || !isMember(viewer)) return undefined;
  const mine = await findParticipant(db, viewer.member.id, conversation);
  const message = mine && (await findMessage(db, requested.message));
  if (!message || message.type !== 'photo' || message.conversation_id !== conversation) return undefined;
  const own = message.sender_id === viewer.member.id;
  const seen = message.seq > mine.deleted_before_seq && message.created_at >= seenSince(context);
  if (!seen || (!own && message.delivered_at === null)) return undefined;
  if ((await findBlocks(db, viewer.member.id, mine.other_member_id)).byOther) return undefined;
  return readMessagePhoto(context, requested.message, requested.rendition);
}
