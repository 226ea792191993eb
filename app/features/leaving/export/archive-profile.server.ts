import type { MessageDescriptor } from 'react-intl';
import type { MemberRow } from '~db/schema/member';
import { regionName } from '~/features/profiles/places/place-names.service.server';
import { interestMessages } from '~/features/profiles/traits/interests';
import { promptMessages } from '~/features/profiles/prompts/prompt-messages';
import { readPrompts } from '~/features/profiles/prompts/read-prompts';
import { traitNames, traitValues } from '~/features/profiles/traits/trait-messages';
import type { TraitName } from '~/features/profiles/traits/traits';
import { messageId } from '~/i18n/message-id';
import { facts, markup, type Html } from './archive-html';
import type { ArchivedPhotos } from './archive-photos.server';
import type { ArchiveWords } from './archive-words.server';

export function profilePage(labels: ArchiveWords, member: MemberRow): Html {
  const { intl, say, time, country, language, yesNo, named, locale } = labels;
  const traits = (Object.keys(traitNames) as TraitName[]).map((trait) => {
    const value = trait === 'sexuality' ? (member.sexuality ?? member.sexuality_withheld) : member[trait];
    const text = value === null ? undefined : traitValues[trait][value];
    return [intl.formatMessage(traitNames[trait]), text ? intl.formatMessage(text) : value] as const;
  });
  const interests = (JSON.parse(member.interests ?? '[]') as string[]).map((id) => {
    const text = (interestMessages as Readonly<Record<string, MessageDescriptor>>)[id];
    return text ? intl.formatMessage(text) : id;
  });
  const prompts = readPrompts(member.prompts).map(
    ({ id, answer }) => `${intl.formatMessage(promptMessages[id])}: ${answer}`,
  );
  const { seeks } = member;
  return markup`${facts([
    [say(messageId('archive.name')), member.name],
    [say(messageId('archive.email')), member.email],
    [say(messageId('archive.born')), member.birth_date],
    ...traits,
    [say(messageId('archive.seeks')), seeks && named('archive.seeks-', seeks)],
    [say(messageId('archive.country')), country(member.country)],
    [say(messageId('archive.region')), regionName({ locale }, member.region_id)],
    [say(messageId('archive.town')), member.city],
    [say(messageId('archive.interests')), intl.formatList(interests)],
    [say(messageId('archive.about')), member.about],
    [say(messageId('archive.looking')), member.looking_for],
    [say(messageId('archive.prompts')), prompts.join('\n')],
    [say(messageId('archive.language')), language(member.language)],
    [say(messageId('archive.joined')), time(member.signup_date)],
    [say(messageId('archive.confirmed')), time(member.activated_at)],
    [say(messageId('archive.active')), time(member.last_active_at)],
    [say(messageId('archive.premium')), time(member.premium_since)],
    [say(messageId('archive.visitors')), yesNo(member.visitors_too)],
    [say(messageId('archive.invisible')), yesNo(member.invisible)],
  ])}`;
}

export function photosPage({ say, time, named }: ArchiveWords, { profile, sent }: ArchivedPhotos): Html {
  if (profile.length + sent.size === 0) return markup`<p>${say(messageId('archive.no-photos'))}</p>`;
  const figures = profile.map(
    ({ path, status, createdAt }) =>
      markup`<figure>
        <a href="${path}"><img src="${path}" alt="${say(messageId('archive.photo-of-you'))}" loading="lazy" /></a>
        <figcaption class="quiet">${time(createdAt)}, ${named('archive.photo-', status)}</figcaption>
      </figure>`,
  );
  const own = [...sent.values()].map(
    (path) =>
      markup`<figure>
        <a href="${path}"><img src="${path}" alt="${say(messageId('archive.photo-of-you'))}" loading="lazy" /></a>
        <figcaption class="quiet">${say(messageId('archive.photo-sent'))}</figcaption>
      </figure>`,
  );
  return markup`<p>${say(messageId('archive.photos-text'))}</p>
    <div class="photos">${figures}${own}</div>`;
}
