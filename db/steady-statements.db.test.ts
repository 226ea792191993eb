import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { preparedAgain, recordStatements } from '~/testing/record-statements';
import { withSqlite } from '~/testing/with-database';

withSqlite('a statement', (open) => {
  it('is prepared once, whatever stands beside a value', async () => {
    // From here on the driver is observed, before the database prepares anything.
    await recordStatements(async () => {});
    const { database, db, url } = await open();
    const ofBrand = db.selectFrom('member').where('member.tenant_id', '=', db.tenantId);
    const statements = await recordStatements(async () => {
      await ofBrand.select('id').limit(5).execute();
      await ofBrand.select('id').orderBy('name').execute();
      await ofBrand
        .select(['gender', sql`count(*)`.as('count')])
        .groupBy('gender')
        .execute();
      await ofBrand.select('gender').distinct().execute();
      await ofBrand
        .innerJoin('photo', (join) =>
          join.onRef('photo.tenant_id', '=', 'member.tenant_id').onRef('photo.member_id', '=', 'member.id'),
        )
        .select('photo.id')
        .where('member.id', '=', 'anna')
        .execute();
      await sql`
        select id from member
        where tenant_id = ${db.tenantId} and id = ${'anna'}
          and exists (select 1 from photo where photo.tenant_id = member.tenant_id and photo.member_id = member.id)
        union select id from member where tenant_id = ${db.tenantId} and name like ${'a%'}`.execute(
        database.system('steady statements'),
      );
    });
    expect(statements).toHaveLength(6);
    expect(preparedAgain(url, statements)).toEqual([]);
  });

  it('negative control: one with a plain limit is prepared again', async () => {
    const { url } = await open();
    const statement = { sql: 'select id from member limit ?', parameters: [5] };
    expect(preparedAgain(url, [statement])).toEqual([statement.sql]);
  });
});
