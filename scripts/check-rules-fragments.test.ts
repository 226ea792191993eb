import { expect, it } from 'vitest';
import { checkFragments } from './check-rules-fragments';

const CARD = `import { CardView } from './CardView';\nconst Cached = cachedFragment('card', CardView);`;

/** The files in which something is found. */
function found(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path: `app/ui/${path}`, text }));
  return checkFragments(sources).map(({ path }) => path.replace('app/ui/', ''));
}

it('a view of its props passes, with whatever the file around it asks', () => {
  const view = `export const CardView = ({ name }) => <Link to="/members/x">{name}</Link>;`;
  expect(found({ 'Card.tsx': `${CARD}\nuseShell();`, 'CardView.tsx': view })).toEqual([]);
});

// covers X18-011
it.each([
  ['the shell', 'const { user } = useShell();'],
  ['the place', 'const { pathname } = useLocation();'],
  ['the time', '<FormattedRelative at={at} />'],
  ['the time itself', 'const now = useNow();'],
  ['an id of the place', 'const id = useId();'],
])('a view that asks for %s is found', (_, code) => {
  expect(found({ 'Card.tsx': CARD, 'CardView.tsx': code })).toEqual(['CardView.tsx']);
});

// covers X18-011
it('also where a component or a hook within it asks', () => {
  const files = {
    'Card.tsx': CARD,
    'CardView.tsx': `import { Name } from '~/ui/Name';`,
    'Name.tsx': `import { useMe } from './use-me';`,
    'use-me.ts': 'export const useMe = () => useShell().user;',
  };
  expect(found(files)).toEqual(['use-me.ts']);
  expect(found({ ...files, 'Name.tsx': `import type { Me } from './use-me';` })).toEqual([]);
});

it('ids are allowed where the key holds the place', () => {
  const placed = CARD.replace('CardView)', 'CardView, { makesIds: true })');
  expect(found({ 'Card.tsx': placed, 'CardView.tsx': 'useId();' })).toEqual([]);
  expect(found({ 'Card.tsx': placed, 'CardView.tsx': 'useShell();' })).toEqual(['CardView.tsx']);
});

it('an entry of a list is such a view', () => {
  const list = `import { LineView } from './LineView';\nconst Cached = cachedList<Line, Common, Acts>('line', LineView, {});`;
  expect(found({ 'List.tsx': list, 'LineView.tsx': '<RelativeTime at={at} said={said} />' })).toEqual([]);
  expect(found({ 'List.tsx': list, 'LineView.tsx': 'useShell();' })).toEqual(['LineView.tsx']);
});

it('a view beside its fragment is found, since nothing tells apart who asks', () => {
  expect(found({ 'Card.tsx': `function View() {}\ncachedFragment('card', View);` })).toEqual(['Card.tsx']);
});
