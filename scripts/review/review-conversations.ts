import { messagePhotoKey } from '~/features/chat/server/photo-message-files.server';
import {
  answerAsOperator,
  listUnansweredConversations,
  readConversation,
  type InboxConversation,
  type OperatorAnswer,
} from '~/features/chat/inbox/inbox.service.server';
import { AppError } from '~/server/response/app-error';
import { inCell, plain, widthOf } from '../command/outside-text';
import { textTable } from '../command/text-table';
import type { BrandReview } from './open-brand-reviews';
import { CommandProblem } from '~/compose/commands/command-problem';
import { requireId, type ReviewCommand } from './review-command';
import { layOut } from './pictures';
import { facts, moment, personWords, theirs } from './words';

type Say = (text: string) => void;

/** Runs `npm run facet -- review conversations …`. */
export async function reviewConversations(
  reviews: readonly BrandReview[],
  command: ReviewCommand,
  say: Say,
): Promise<void> {
  switch (command.verb) {
    case 'list':
      return list(reviews, command, say);
    case 'show': {
      const id = requireId(command, 'the id of a conversation');
      return say(
        await inItsBrand(reviews, async (brand) => describe(brand, await readConversation(brand, id, command.by))),
      );
    }
    case 'answer':
      return say(await answer(reviews, command));
    default:
      throw new CommandProblem(`conversations supports list, show and answer, not ${command.verb}`);
  }
}

async function list(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  const found = await Promise.all(
    reviews.map(async (brand) =>
      (await listUnansweredConversations(brand, { limit: command.limit })).map((unanswered) => ({ brand, unanswered })),
    ),
  );
  const oldest = found.flat().sort((a, b) => a.unanswered.dueAt - b.unanswered.dueAt);
  if (oldest.length === 0) return say('No conversation is waiting for an answer.');
  const rows = oldest
    .slice(0, command.limit)
    .map(({ brand, unanswered }) => [
      unanswered.conversationId,
      brand.tenant.slug,
      moment(unanswered.dueAt),
      String(unanswered.messages),
      inCell(unanswered.memberName),
      personWords(unanswered.profileName, 'fictional'),
    ]);
  say(textTable(['conversation', 'brand', 'answer before', 'messages', 'of', 'to'], rows));
}

async function describe(brand: BrandReview, conversation: InboxConversation): Promise<string> {
  const { id, member, profile, messages, newest, unanswered } = conversation;
  const head = facts({
    conversation: id,
    brand: brand.tenant.slug,
    member: theirs(`${member.name} (${member.id}, ${member.language})`),
    profile: theirs(`${personWords(profile.name, profile.kind)} (${profile.id})`),
    about: theirs(profile.about ?? '(nothing)'),
    waits: unanswered ? `${unanswered.messages} unanswered, before ${moment(unanswered.dueAt)}` : 'for nothing',
  });
  const lines: string[] = [];
  for (const message of messages) {
    const { seq, type, body, author_kind: author, created_at: at, sender_id: from } = message;
    const who = from === member.id ? member.name : `${profile.name}, by ${author}`;
    const head = `${seq}  ${moment(at)}  `;
    const photo = type === 'photo' && (await layOut(brand, messagePhotoKey(brand.tenant.id, message.id, 'photo')));
    const line = `${who}${type === 'text' ? '' : ` (${type})`}: ${photo ? '' : body}`;
    lines.push(head + plain(line, { before: widthOf(head) }) + (photo || ''));
  }
  const how = unanswered ? ['', `npm run facet -- review conversations answer ${id} --to ${newest} --text "…"`] : [];
  return [head, '', ...lines, ...how].join('\n');
}

async function answer(reviews: readonly BrandReview[], command: ReviewCommand): Promise<string> {
  const conversation = requireId(command, 'the id of a conversation');
  const to = Number(command.to);
  if (!command.to || !Number.isSafeInteger(to) || to < 1) {
    throw new CommandProblem('answer needs --to, the number of the message that it answers: show prints it');
  }
  if (command.text === undefined) throw new CommandProblem('answer needs --text "the words"');
  const words: OperatorAnswer = { conversation, to, text: command.text, by: command.by };
  const { seq, repeated, booked } = await inItsBrand(reviews, (brand) => answerAsOperator(brand, words));
  if (repeated) return `${conversation} already had this answer (message ${seq}): nothing was sent now`;
  return `${conversation} is answered (message ${seq}); ${booked} of the member's messages ${booked === 1 ? 'is' : 'are'} charged now`;
}

/** Tries each brand until one knows the conversation; an id never exists in two brands. */
async function inItsBrand<T>(reviews: readonly BrandReview[], act: (brand: BrandReview) => Promise<T>): Promise<T> {
  for (const brand of reviews) {
    try {
      return await act(brand);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'inbox.unknown-conversation') throw new CommandProblem(sentenceOf(error));
    }
  }
  throw new CommandProblem('There is no such conversation with a fictional profile');
}

function sentenceOf({ code, values }: AppError): string {
  switch (code) {
    case 'inbox.not-waiting':
      return 'No message there waits for an answer: somebody answered, its 48 hours are over, or nobody could read it';
    case 'inbox.newer-message':
      return `The member has written more since: read message ${values['newest']} first (show), then answer --to ${values['newest']}`;
    case 'inbox.empty-answer':
      return '--text contains nothing to read';
    case 'inbox.long-answer':
      return `--text has ${values['length']} characters; a message of this brand has at most ${values['max']}`;
    case 'inbox.closed-brand':
      return 'This brand does not answer for fictional profiles (fictional_chat is closed): its members get their credits back';
    default:
      return code;
  }
}
