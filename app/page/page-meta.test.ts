import { expect, it } from 'vitest';
import { pageMeta, unindexedPageMeta } from './page-meta';

const data = { title: 'Likes', brand: 'Golden Hour' };

it('names the page and then the brand', () => {
  expect(pageMeta({ data })).toEqual([{ title: 'Likes · Golden Hour' }]);
});

it('asks search engines to leave a page of members alone', () => {
  expect(unindexedPageMeta({ data })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(unindexedPageMeta({ data })).toContainEqual({ title: 'Likes · Golden Hour' });
});

it('says nothing of a page whose loader failed', () => {
  expect([pageMeta({ data: undefined }), unindexedPageMeta({ data: undefined })]).toEqual([[], []]);
});
