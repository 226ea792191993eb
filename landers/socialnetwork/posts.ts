import type { LanderPerson } from '~/landing/kit/kit';
import { moodOf, topicOf, type Topic } from './topics';

export interface Post {
  person: LanderPerson;
  kind: 'moment' | 'portrait' | 'words';
  /** For a moment: the topic of the drawing; `interest` is the name of the interest that it stands for. */
  topic: Topic | null;
  interest: string | null;
}

/** The number of posts, so that the feed can be read to its end. */
const SHOWN = 8;
/** Every third post is a portrait, so that the feed has faces. */
const PORTRAIT_EVERY = 3;
/** The same drawing does not appear again within this number of posts. */
const APART = 5;

/** One post per person, about an interest that has a drawing. Those that fit the slug come first. */
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

/** The topics of all the person's interests, for the filter. */
export function topicsOf({ person }: Post): Topic[] {
  return [...new Set(person.interestIds.flatMap((id) => topicOf(id) ?? []))];
}
