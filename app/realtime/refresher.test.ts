import { describe, expect, it } from 'vitest';
import { createRefresher } from './refresher';

function slowly() {
  const waiting: { name: string; response: (error?: Error) => void }[] = [];
  const refresher = createRefresher({
    fetchQuery: (({ queryKey }: { queryKey: readonly unknown[] }) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ name: String(queryKey[0]), response: (error) => (error ? reject(error) : resolve()) });
      })) as never,
  });
  return { refresher, waiting };
}
const chats = { queryKey: ['chats'] };
const later = () => new Promise((resolve) => setTimeout(resolve));

describe('refreshing', () => {
  it('requests once more if live events come during a request, however many', async () => {
    const { refresher, waiting } = slowly();
    const done = Promise.all([1, 2, 3, 4].map(() => refresher.refresh([chats])));
    expect(waiting).toHaveLength(1);
    waiting[0]!.response();
    await later();
    expect(waiting).toHaveLength(2);
    waiting[1]!.response();
    await done;
    expect(waiting).toHaveLength(2);
  });

  it('runs different queries at the same time, and goes on after a failure', async () => {
    const { refresher, waiting } = slowly();
    const done = refresher.refresh([chats, { queryKey: ['user'] }]);
    expect(waiting.map(({ name }) => name)).toEqual(['chats', 'user']);
    for (const { response } of waiting) response(new Error('offline'));
    await done;
    void refresher.refresh([chats]);
    expect(waiting).toHaveLength(3);
  });
});
