import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useOneStop } from './use-one-stop';

function Row({ ids }: { ids: string[] }) {
  const { tabIndexOf, ...row } = useOneStop(ids);
  return (
    <div {...row}>
      {ids.map((id) => (
        <a key={id} href={`/${id}`} data-stop={id} tabIndex={tabIndexOf(id)}>
          {id}
        </a>
      ))}
    </div>
  );
}

// The behaviour in a browser is tested by Messages.test.tsx.
it('leaves every link its own tab stop without JavaScript', () => {
  const html = renderToString(<Row ids={['a', 'b', 'c']} />);
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html).not.toContain('tabindex');
});
