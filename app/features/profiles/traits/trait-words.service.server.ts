import type { RequestContext } from '~/server/context/context.server';
import type { NamedPlace } from '../places/edit-place';
import { traitValues } from './trait-messages';
import { traits, type TraitName } from './traits';

/** The values of a trait to choose from, in the order of the contract, labelled in the reader's language. */
export function traitOptions(
  { texts, locale }: Pick<RequestContext, 'texts' | 'locale'>,
  trait: TraitName,
): NamedPlace[] {
  const intl = texts(locale);
  return traits[trait].map((id) => ({ id, name: intl.formatMessage(traitValues[trait][id]!) }));
}
