import { apiResponses } from '~/contract/api';
import {
  conversationBody,
  giftForm,
  messageForm,
  reactionForm,
  requestKey,
  settingsForm,
} from '~/features/chat/server/chat.schema.server';
import { likeForm } from '~/features/chat/comment/comment.schema.server';
import { listsSchema } from '~/features/discovery/search/member-lists.schema.server';
import { swipeSchema } from '~/features/discovery/swipe/swipe.schema.server';
import { photoCheckSchema } from '~/features/photos/check/photo-check.schema.server';
import { photoFormSchema } from '~/features/photos/own/photo-form.schema.server';
import { placeForm, sectionSchema } from '~/features/profiles/edit/profile-edit.schema.server';
import { blockSchema } from '~/features/safety/block/block.schema.server';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { ANY_LENGTH, anyRules } from './any-brand';
import { memberForm, openForm, type Form } from './form-operation';
import { requestSchema } from './json-schema';
import { messageResponses, query, domainError } from './operations';
import { response } from './responses';
import { matchFinder, next, nothing, signupStep } from './unparsed';

const begunMeanwhile = {
  307: {
    description:
      'Not sent, because the conversation has begun meanwhile: send the same body to Location, which returns the reason.',
    headers: { Location: { required: true, schema: { type: 'string' } } },
  },
};
const message = messageForm(ANY_LENGTH);
const matched = domainError(409, 'The like is part of a match, which belongs to both members.');

const peopleForms = {
  '/members': memberForm('changeSearchLists', listsSchema, {
    summary:
      'Saves, renames or deletes a search; hides a member from the own lists or shows them again. The member is not notified.',
    also: [403, 404, domainError(409, 'The maximum number of saved searches or hidden members is reached.')],
  }),
  '/members/{id}': memberForm('likeOnPage', next, {
    summary: 'Likes a member; /api/likes.php returns more detail.',
    also: [403, 404, 429],
  }),
  '/likes/m/{id}': memberForm('unlikeOnPage', next, {
    summary: 'Takes a like back; DELETE /api/likes.php returns more detail.',
    also: [404, matched, 429],
  }),
  '/members/{id}/chat': memberForm('beginChat', message, {
    summary: 'Sends the first message to a member.',
    also: [begunMeanwhile, messageResponses],
  }),
  '/members/{id}/gift': memberForm('beginChatWithGift', giftForm, {
    summary: 'Sends a gift to a member with whom there is no conversation yet.',
    also: [begunMeanwhile, messageResponses],
  }),
  '/members/{id}/like': memberForm('likeWithComment', likeForm(ANY_LENGTH), {
    summary: 'Likes a member for something on the profile; with a comment this is a message too.',
    also: [messageResponses],
  }),
  '/members/{id}/block': memberForm('blockMember', blockSchema, {
    summary: 'Blocks or unblocks a member; a repetition changes nothing.',
    also: [404],
  }),
  '/members/{id}/hide': memberForm('hideMember', nothing, {
    summary: 'Hides a member from the own search and suggestions; the list at /members?hidden shows them again.',
    also: [403, 404],
  }),
  '/members/{id}/report': openForm('reportMember', reportSchema, {
    summary: 'Reports a member to the team, once per day for each subject; Location is the receipt.',
    also: [404, 429],
  }),
  '/swipe-game': memberForm('swipe', swipeSchema, {
    summary:
      'Records a like (which counts towards the likes of the day) or a skip, or takes one of them back: a skip at any time, a like within five seconds, after which the other member is told (`give` asks whether that made a match). Each can be repeated safely.',
    also: [{ 200: response('Done.', apiResponses['/swipe-game'].POST) }, 403, 404, 429],
  }),
  '/match-finder': memberForm('answerMatchFinder', matchFinder, {
    summary: 'Stores the answer to one question of the match finder, or forgets all answers.',
    also: [404],
  }),
};

const pictures = (again: string) => ({
  ...domainError(413, 'The file is too large.'),
  ...domainError(415, 'The file is not an image in a supported format.'),
  ...domainError(422, 'The image is damaged, or has too many or too few pixels.'),
  ...domainError(503, `Too many images are being processed: send the ${again} again later.`),
});

const chatForms: Record<string, Form> = {
  '/chats': memberForm('removeChatOnPage', conversationBody, {
    summary: 'Removes a conversation from the list of the member.',
    also: [404],
  }),
  '/chats/settings': memberForm('chooseChatSettings', settingsForm, {
    summary: 'Sets who may write first and whether receipts are shown, for all conversations.',
  }),
  '/chats/{id}': memberForm('writeOnPage', [message, reactionForm], {
    summary: 'Sends a message, or reacts to one; /api/messages.php returns it.',
    also: [messageResponses],
    parameters: [query('react', 'Present: the body is a reaction.', {})],
  }),
  '/chats/{id}/gift': memberForm('giveOnPage', giftForm, {
    summary: 'Sends a gift; /api/messages.php returns it.',
    also: [messageResponses],
  }),
  '/chats/{id}/photo': memberForm('sendPhoto', nothing, {
    summary:
      'Sends a photo in a conversation, visible only to its two members; costs photo_credits, for premium members only.',
    also: [messageResponses, pictures('photo')],
    parameters: [
      query(
        'key',
        'A key that the client makes: repeated requests with the same key send the photo once.',
        requestSchema(requestKey),
        true,
      ),
    ],
    files: 'photo',
  }),
};

const profileForms: Record<string, Form> = {
  '/complete-signup/{step}': memberForm('takeSignupStep', signupStep(), {
    summary: 'Saves a step of the signup flow and returns the next: photo, location, personal info, about me.',
    also: [403, 429],
  }),
  '/notifications/location': memberForm('changeLocation', placeForm(anyRules), {
    summary: 'Saves the place of the member, as the section of the profile does.',
    also: [429],
  }),
  '/notifications/photo-check': memberForm('checkPhoto', photoCheckSchema, {
    summary:
      'Moves the check of the first photo on: gives a pose, takes the consent back, asks for a second look. A multipart form sends the picture.',
    also: [
      403,
      404,
      domainError(409, 'There is no first photo to compare with, or no pose was asked for.'),
      pictures('picture'),
      429,
    ],
    files: 'picture',
  }),
  '/profile': memberForm('saveSection', sectionSchema(anyRules), {
    summary:
      'Saves one section of the profile of the member; fields that are not sent stay unchanged, except the list of interests.',
    also: [
      { 200: response('Done.', apiResponses['/profile'].POST) },
      domainError(409, 'The section was saved elsewhere since the version that was sent.'),
      429,
    ],
  }),
  '/profile/photos': memberForm('arrangePhotos', photoFormSchema, {
    summary: 'Performs an action on a photo of the member; files in a multipart form are added as new photos.',
    also: [
      403,
      404,
      domainError(409, 'The member already has this photo, or the photo does not allow this action now.'),
      pictures('photos'),
      429,
    ],
    files: 'photos',
  }),
};

/** The forms of members among each other, and of their profiles. */
export const memberForms: Record<string, Form> = { ...peopleForms, ...chatForms, ...profileForms };
