import { expect, it } from 'vitest';
import { claimOf, plainClaim } from './claim';

it.each([
  ['Golden Hour: meet someone in good light', 'Golden Hour', 'en', 'Meet someone in good light'],
  ['Golden Hour : une rencontre', 'Golden Hour', 'fr', 'Une rencontre'],
  ['Zonneterras – årstid for to', 'Zonneterras', 'da', 'Årstid for to'],
  ['Meet someone', 'Golden Hour', 'en', 'Meet someone'],
  ['Golden Hour', 'Golden Hour', 'en', 'Golden Hour'],
  ['Golden Hours for all', 'Golden Hour', 'en', 'Golden Hours for all'],
])('%s of %s in %s says «%s»', (title, brand, locale, claim) => {
  expect(claimOf(title, brand, locale)).toBe(claim);
});

it('is read aloud in one line, without the marks of lander copy', () => {
  expect(plainClaim('Small moments,\n*good company*')).toBe('Small moments, good company');
});
