import type { LanderPerson } from '~/landing/kit/kit';
import { moodOf, topicOf, type Topic } from './topics';

export interface Post {
  person: LanderPerson;
  kind: 'moment' | 'portrait' | 'words';
  /** Of a moment: what is drawn, and the interest that it stands for. */
  topic: Topic | null;
  interest: string | null;
}

/** A feed one reads to its end. */
const SHOWN = 8;
/** Every third post is the picture itself, so that the feed has faces. */
const PORTRAIT_EVERY = 3;
/** As often as this may the same drawing come back. */
const APART = 5;

/** A post for each person: what they like best that has a drawing, first what suits the slug. */
export function makePosts(people: readonly LanderPerson[], slug: string | null): Post[] {
  const mood = moodOf(slug);
  const drawn: Topic[] = [];
  const suits = (person: LanderPerson) => person.interestIds.some((id) => mood.some((topic) => topic === topicOf(id)));
  const shown = [...people.filter(suits), ...people.filter((person) => !suits(person))].slice(0, SHOWN);
  return shown.map((person, index) => {
    const choices = person.interestIds.flatMap((id, at) => {
      const topic = topicOf(id);
      return topic && !drawn.slice(-APART).includes(topic) ? [{ topic, interest: person.interests[at] ?? null }] : [];
    });
    const chosen = choices.find(({ topic }) => mood.includes(topic)) ?? choices[0];
    if (index % PORTRAIT_EVERY === 1) return { person, kind: 'portrait', topic: null, interest: null };
    if (!chosen) return { person, kind: person.about ? 'words' : 'portrait', topic: null, interest: null };
    drawn.push(chosen.topic);
    return { person, kind: 'moment', ...chosen };
  });
}

/** All that a post is about: what its person likes, for the filter. */
export function topicsOf({ person }: Post): Topic[] {
  return [...new Set(person.interestIds.flatMap((id) => topicOf(id) ?? []))];
}
