import type { SignupSuggestion, SuggestedPerson } from '../match-finder/match-finder';
import { swipeCard } from '../swipe/swipe.testing';

/** A suggested person; `change` sets the reasons and what is not known. */
export const suggested = (name: string, change: Partial<SuggestedPerson> = {}): SuggestedPerson => ({
  person: swipeCard(name).person,
  reasons: [],
  met: 0,
  wishes: 0,
  untold: [],
  ...change,
});

/** As after the signup. */
export const signupSuggestion = (name: string, change: Partial<SignupSuggestion> = {}): SignupSuggestion => ({
  ...suggested(name),
  writable: true,
  ...change,
});
