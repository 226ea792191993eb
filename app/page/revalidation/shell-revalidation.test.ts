import { describe, expect, it } from 'vitest';
import { shellChanges } from './shell-revalidation';

const changes = (path: string, formAction?: string, defaultShouldRevalidate = true) =>
  shellChanges({ nextUrl: new URL(path, 'http://aurea.localhost'), formAction, defaultShouldRevalidate });

describe('the shell data of an open page', () => {
  it.each([
    ['/members', '/site-entry'],
    ['/members', '/notifications/terms'],
    ['/transactions/7', undefined],
    ['/credits/100/ideal', '/credits/100/ideal'],
    ['/profile', '/profile'],
  ])('is loaded again at %s after a form to %s', (path, formAction) => {
    expect(changes(path, formAction)).toBe(true);
  });

  it.each([
    ['/members', undefined],
    ['/chats', '/chats/7'],
    ['/members', '/creditsomething'],
  ])('is kept at %s after a form to %s', (path, formAction) => {
    expect(changes(path, formAction)).toBe(false);
  });

  it('is kept if the router sees no reason at all', () => {
    expect(changes('/transactions/7', undefined, false)).toBe(false);
  });
});
