/** The bundle id of an order that pays an open amount: it has no credits, no fee and no discount. */
export const OPEN_AMOUNT = 'open-amount';

export const isOpenAmount = ({ bundleId }: { bundleId: string }): boolean => bundleId === OPEN_AMOUNT;
