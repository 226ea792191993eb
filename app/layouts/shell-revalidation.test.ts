import { describe, expect, it } from 'vitest';
import { shellChanges } from './shell-revalidation';

const changes = (path: string, formAction?: string, defaultShouldRevalidate = true) =>
  shellChanges({ nextUrl: new URL(path, 'http://aurea.localhost'), formAction, defaultShouldRevalidate });

describe('the shell of an open page', () => {
  it.each([
    ['/members', '/site-entry'],
    ['/transactions/7', undefined],
    ['/credits/100/ideal', '/credits/100/ideal'],
    ['/profile', '/profile'],
  ])('is fetched anew at %s after a form to %s', (path, formAction) => {
    expect(changes(path, formAction)).toBe(true);
  });

  it.each([
    ['/members', undefined],
    ['/chats', '/chats/7'],
    ['/members', '/creditsomething'],
  ])('stays at %s after a form to %s', (path, formAction) => {
    expect(changes(path, formAction)).toBe(false);
  });

  it('stays where the router sees no reason at all', () => {
    expect(changes('/transactions/7', undefined, false)).toBe(false);
  });
});
