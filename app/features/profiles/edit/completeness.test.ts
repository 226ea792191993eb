import { describe, expect, it } from 'vitest';
import { completenessOf, type ProfileFactsKnown } from './completeness';

const nothing: ProfileFactsKnown = {
  photo: false,
  gender: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  interests: 0,
  prompts: 0,
  notes: { about_me: '', looking_for: '' },
  city: null,
  region_id: null,
};

describe('how complete a profile is', () => {
  // covers X17-053
  it('counts parts, and names the empty ones', () => {
    expect(completenessOf(nothing)).toEqual({
      done: 0,
      total: 6,
      missing: ['photo', 'notes', 'interests', 'location', 'personal', 'traits'],
    });
    const some = { ...nothing, photo: true, gender: 'male', eye_color: 'blue', region_id: 'NL-ZH' };
    expect(completenessOf(some)).toEqual({ done: 3, total: 6, missing: ['notes', 'interests', 'personal'] });
  });

  it('counts an answer to a prompt as words of one’s own', () => {
    expect(completenessOf({ ...nothing, prompts: 1 }).missing).not.toContain('notes');
  });

  it('is full with one note, three interests and one look', () => {
    const enough = {
      ...nothing,
      photo: true,
      gender: 'female',
      body_type: 'fat',
      relationship_status: 'single',
      interests: 3,
      notes: { about_me: '', looking_for: 'A walk' },
      city: 'Leiden',
    };
    expect(completenessOf(enough)).toEqual({ done: 6, total: 6, missing: [] });
    expect(completenessOf({ ...enough, interests: 2 }).missing).toEqual(['interests']);
    expect(completenessOf({ ...enough, gender: null }).missing).toEqual(['traits']);
  });

  it('asks for no texts if the brand shows none', () => {
    expect(completenessOf({ ...nothing, notes: {} })).toMatchObject({ done: 0, total: 5 });
  });
});
