import { expect, it } from 'vitest';
import { traitNames, traitValues } from './trait-messages';
import { traits, type TraitName } from './traits';

it('every trait and value of the specification has a message', () => {
  for (const [name, values] of Object.entries(traits)) {
    expect(traitNames[name as TraitName].defaultMessage).toBeTruthy();
    expect(Object.keys(traitValues[name as TraitName]).sort()).toEqual([...values].sort());
  }
});
