import { expect, it } from 'vitest';
import { countWaitingList } from '~db/queries/waiting-list';
import * as front from '~/routes/index';
import { renderPage } from '~/testing/render-page';
import { withDatabase } from '~/testing/with-database';
import { ask, closedBrand, confirmed, typed, withSignups } from './waiting-list.testing';

const sentence = /(\d+) people are on the list already\./;

withDatabase('how many wait', (open) => {
  it('is shown from ten confirmed entries on, and only where there is a list', async () => {
    const opened = await open();
    const context = closedBrand(opened);
    const shown = async (at = context) => sentence.exec((await renderPage(front, at, '/')).text)?.[1];
    for (let person = 0; person < 9; person++) await confirmed(opened, context, `person${person}@mail.example`);
    // Someone who has not followed the link does not wait.
    await ask(context, { ...typed, email: 'unconfirmed@mail.example' });
    expect([await countWaitingList(context.db), await shown()]).toEqual([9, undefined]);
    await confirmed(opened, context, 'tenth@mail.example');
    expect([await countWaitingList(context.db), await shown()]).toEqual([10, '10']);
    expect(await shown(withSignups(context, 'all'))).toBeUndefined();
    expect(await countWaitingList(closedBrand(opened, { brand: 2 }).db)).toBe(0);
  });
});
