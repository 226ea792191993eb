/** The status shown to the member (spec section 4). `loading`: the provider has not reported anything yet. */
export type ShownStatus = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** Why an order ended that its member had not paid: another one took its code over, or the member cancelled it. */
export type OrderEnd = 'replaced' | 'by-member';

/** Why a saved method could not be charged. */
export type SavedFailure = 'saved-expired' | 'saved-declined' | 'saved-ended';

/** The bundle id of an order that pays an open amount: it has no credits, no fee and no discount. */
export const OPEN_AMOUNT = 'open-amount';

export const isOpenAmount = ({ bundleId }: { bundleId: string }): boolean => bundleId === OPEN_AMOUNT;
