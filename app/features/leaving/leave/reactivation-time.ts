/** For this time a deleted account can be taken back; then it is erased (spec section 9). */
export const REACTIVATION_MS = 14 * 24 * 60 * 60 * 1000;
