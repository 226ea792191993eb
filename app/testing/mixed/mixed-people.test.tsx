// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonSummary } from '~/contract/person-summary';
import { show, testShell, testUser } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { SWEEPING, untruePictures, type Pictured } from '../pictured';
import { screens, shownOf } from './mixed-screens.testing';

/*
 * Wherever members and fictional profiles are shown together, each fictional profile is labelled, and nobody else is
 * called fictional, neither by a label nor by a sentence about all of them.
 */

const brand = testShell().brand.fictional;
const label = { word: brand.singular, claims: [brand.singular, brand.plural, brand.warning] };
const own = 'me.webp';

const people = fc
  .tuple(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.nat(1000))
  .map(([kinds, salt]): PersonSummary[] =>
    kinds.map((fictional, i) => ({
      id: `${'p'.repeat(22)}${1000 + salt}${i}`.slice(-26),
      // No name is part of another name or of a text.
      name: `Q${'xyzwvu'[i]}q${salt}q`,
      age: 30 + i,
      place: 'Utrecht',
      distance: null,
      thumb: `thumb-${salt}-${i}.webp`,
      photo: `photo-${salt}-${i}.webp`,
      color: null,
      fictional,
      checked: !fictional,
      online: false,
      liked: false,
    })),
  );

const pictured = (list: readonly PersonSummary[]): Pictured[] =>
  list.map(({ name, thumb, photo, fictional }) => ({ name, files: [thumb!, photo!], fictional }));

const me: Pictured = { name: 'Ich selbst', files: [own], fictional: false };

/** Renders a screen for these people; returns whom it shows and a function that finds its wrong labels. */
function draw(name: string, list: PersonSummary[]): { shown: Pictured[]; problemsOf: (shown: Pictured[]) => string[] } {
  show(<ToastProvider>{screens[name]!(list)}</ToastProvider>, { user: testUser({ name: me.name, thumb: own }) });
  const shown = pictured(shownOf[name]?.(list) ?? list);
  const beside = name === 'the match screen' ? [me] : [];
  const problemsOf = (people: Pictured[]) =>
    untruePictures(document.body, [...people, ...beside], label)
      // A lander's own texts may say that all of them are fictional, since it is given no others.
      .filter((found) => !(name.startsWith('the lander') && found === SWEEPING));
  return { shown, problemsOf };
}

beforeEach(() => {
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('each picture has its own label:', () => {
  it.each(Object.keys(screens))('%s', (name) => {
    fc.assert(
      fc.property(people, (list) => {
        cleanup();
        const { shown, problemsOf } = draw(name, list);
        expect(problemsOf(shown)).toEqual([]);
      }),
      { numRuns: 6, seed: 20261122 },
    );
  });

  it.each(Object.keys(screens))('control: %s, with one label inverted, is found', (name) => {
    const [list] = fc.sample(people, { numRuns: 1, seed: 3 }) as [PersonSummary[]];
    const { shown, problemsOf } = draw(name, list);
    for (const turned of shown) {
      const others = shown.map((pictured) =>
        pictured === turned ? { ...pictured, fictional: !pictured.fictional } : pictured,
      );
      expect(problemsOf(others).join()).toContain(turned.name);
    }
  });

  it('control: the sentence below six mixed pictures is found, and so is a face without its label', () => {
    const [list] = fc.sample(people, { numRuns: 1, seed: 3 }) as [PersonSummary[]];
    expect(new Set(list.map(({ fictional }) => fictional)).size).toBe(2);
    const Old = () => (
      <div>
        <ul>
          {list.map(({ id, thumb }) => (
            <li key={id}>
              <img src={`/photos/${thumb}`} alt="" />
            </li>
          ))}
        </ul>
        <p>The people in these pictures are {brand.plural}.</p>
      </div>
    );
    show(<Old />);
    const found = untruePictures(document.body, pictured(list), label);
    expect(found).toContain(SWEEPING);
    expect(found).toContain(
      `${list.find(({ fictional }) => fictional)!.name} is made up, and nothing with them says so`,
    );
  });
});
