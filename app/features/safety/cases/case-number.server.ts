import type { BrandContext } from '~/server/context/context.server';

/** The part of a case's URL that lets someone without a login follow it. It is computed, so nothing stores it. */
export const caseKey = ({ keyedHash, tenant }: Pick<BrandContext, 'keyedHash' | 'tenant'>, id: string): string =>
  keyedHash('case', `${tenant.id}|${id}`).slice(0, 22);

/** A number as typed: in capitals, without spaces and what no number has, which a column of codes cannot be compared with. */
export const typedNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z-]/g, '')
    .slice(0, 12);
