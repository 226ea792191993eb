import { describe, expect, it } from 'vitest';
import { readCode, readCodeFile } from './code-texts';
import { readSources, type Source } from './sources';
import { namesWithoutShown } from './visible-names';

const undo = readCodeFile(
  'Undo.tsx',
  `export const Undo = ({ last }) => (
    <Round type="submit" aria-label={last ? t({ id: 'swipe.undo-name' }, { name: last }) : t({ id: 'swipe.undo-none' })}>
      <Icon aria-hidden />
      <span><FormattedMessage id="swipe.undo" defaultMessage="Undo" /></span>
    </Round>
  );`,
);

function problemsOf(texts: Record<string, string>): string[] {
  const source: Source = { locale: 'en', feature: 'swipe', prefix: 'none', path: 'en/swipe.json', texts };
  return namesWithoutShown([source], undo.named);
}

describe('namesWithoutShown', () => {
  it.each([
    ['begins with it', 'Undo: bring {name} back'],
    ['contains it, in lower case', 'Bring {name} back: undo'],
  ])('accepts a name that %s', (_, name) => {
    expect(problemsOf({ 'swipe.undo': 'Undo', 'swipe.undo-name': name, 'swipe.undo-none': 'Undo: nothing' })).toEqual(
      [],
    );
  });

  it.each([
    ['says something else', 'Undo', 'Bring {name} back'],
    ['continues the word', 'Undo', 'Undoing {name}'],
    ['has it in brackets', 'Undo', 'Bring {name} back (undo)'],
    ['has the words apart', 'Undo skip', 'Undo your skip of {name}'],
  ])('finds a name that %s', (_, shown, name) => {
    const problems = problemsOf({ 'swipe.undo': shown, 'swipe.undo-name': name, 'swipe.undo-none': shown });
    expect(problems).toEqual([
      `app/Undo.tsx:2: in en, swipe.undo-name (${name}) does not contain what is shown (${shown})`,
    ]);
  });

  it('leaves the name of a group alone', () => {
    const group = `export const Ways = () => <nav aria-label={t({ id: 'swipe.undo-none' })}>{t({ id: 'swipe.undo' })}</nav>;`;
    expect(readCodeFile('Ways.tsx', group).named).toEqual([]);
  });

  it('finds none in the product, in any language', () => {
    const controls = readCode('app').flatMap(({ named }) => named);
    expect(namesWithoutShown(readSources('locales').all, controls)).toEqual([]);
    expect(controls.length).toBeGreaterThan(7);
  });
});
