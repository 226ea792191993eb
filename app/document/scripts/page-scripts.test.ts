import { expect, it } from 'vitest';
import { pageScripts } from './page-scripts';

it.each([
  [[undefined, {}, { messages: ['legal'] }], false, 'with-page'],
  [[undefined, { scripts: 'on-demand' }], false, 'on-demand'],
  // A member's page shows what arrives.
  [[undefined, { scripts: 'on-demand' }], true, 'with-page'],
  [[{}, { scripts: false }], false, 'never'],
  [[{ scripts: 'on-demand' }, { scripts: false }], true, 'never'],
])('the scripts of %j, member %s: %s', (handles, isMember, scripts) => {
  expect(pageScripts(handles, isMember)).toBe(scripts);
});
