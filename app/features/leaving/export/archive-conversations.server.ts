import { findMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import type { MessageRow } from '~db/schema/message';
import { giftNames } from '~/features/chat/gifts/gift-names';
import { messageId } from '~/i18n/message-id';
import type { BrandContext } from '~/server/context/context.server';
import type { Archive } from './archive-port.server';
import { markup, pageEnd, pageHead, type Html, type PageFrame } from './archive-html';
import type { ArchivedPhotos } from './archive-photos.server';
import { messagesOf, ownSides } from './archive-tables.server';
import type { ArchiveWords } from './archive-words.server';

interface Writing {
  member: MemberRow;
  photos: ArchivedPhotos;
  words: ArchiveWords;
  frame: Pick<PageFrame, 'locale' | 'brand' | 'links'>;
}

/** A page for each conversation, message by message, and the list of them. Of the other member it says the name alone. */
export async function writeConversations(
  context: BrandContext,
  archive: Archive,
  { member, photos, words, frame }: Writing,
): Promise<void> {
  const { say, intl } = words;
  const gifts: Readonly<Record<string, string>> = giftNames(intl);
  const list: Html[] = [];
  for await (const side of ownSides(context, member.id)) {
    const other = await findMember(context.db, side.other_member_id);
    const removed = other?.kind === 'fictional' ? messageId('profile.retired') : messageId('account.deleted-member');
    const name = other && other.status !== 'deleted' ? other.name : say(removed);
    const path = `conversations/${list.length + 1}.html`;
    let count = 0;
    async function* pieces() {
      yield pageHead({ ...frame, title: name, up: '../' }).text;
      for await (const message of messagesOf(context, member.id, side)) {
        count += 1;
        const own = message.sender_id === member.id;
        yield said(words, message, { own, name, body: bodyOf(message) }).text;
      }
      yield pageEnd.text;
    }
    const bodyOf = (message: MessageRow): Html | string => {
      if (message.type === 'text') return message.body;
      if (message.type === 'gift') return say(messageId('archive.gift'), { gift: gifts[message.body] ?? message.body });
      const file = photos.sent.get(message.id);
      if (file) return markup`<img src="../${file}" alt="${say(messageId('archive.photo-of-you'))}" loading="lazy" />`;
      return say(messageId('archive.photo-of-other'));
    };
    await archive.add(path, pieces());
    list.push(
      markup`<li>
        <a href="${path}">${name}</a> <span class="quiet">${say(messageId('archive.messages'), { count })}</span>
      </li>`,
    );
  }
  const body =
    list.length === 0
      ? markup`<p>${say(messageId('archive.no-conversations'))}</p>`
      : markup`<ul>
          ${list}
        </ul>`;
  const title = say(messageId('archive.conversations'));
  await archive.add('conversations.html', [pageHead({ ...frame, title, up: '' }).text, body.text, pageEnd.text]);
}

function said(
  { say, time, named }: ArchiveWords,
  message: MessageRow,
  { own, name, body }: { own: boolean; name: string; body: Html | string },
): Html {
  const who = own ? say(messageId('archive.you')) : name;
  const by = message.author_kind === 'member' ? '' : ` (${named('archive.author-', message.author_kind)})`;
  const sent = new Date(message.created_at).toISOString();
  const head = markup`<time datetime="${sent}">${who}${by}, ${time(message.created_at)}</time>`;
  return markup`<div class="said${own ? ' own' : ''}">${head}<br>${body}</div>
`;
}
