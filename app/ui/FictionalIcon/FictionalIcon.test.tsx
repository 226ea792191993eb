import { expect, it } from 'vitest';
import { fictionalIcons as allowed } from '~/tenancy/tenant-choices';
import { fictionalIcons } from './FictionalIcon';

it('knows every icon that a tenant file may choose', () => {
  expect(Object.keys(fictionalIcons).sort()).toEqual([...allowed].sort());
});
