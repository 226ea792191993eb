/** A bundle as the market of the payment country sells it; `price` in minor units. */
export interface OfferedBundle {
  id: string;
  credits: number;
  price: number;
  /** The price before a discount code; absent where none applies. */
  before?: number;
}

/** A bundle with computed figures that help to choose. */
export interface BundleOffer extends OfferedBundle {
  /** The number of whole messages it pays for; null where messages are free. */
  messages: number | null;
  /** In minor units, with fractions. */
  pricePerCredit: number;
  /** In minor units, rounded up so that no price is understated; null where messages are free. */
  pricePerMessage: number | null;
  /** Whether the bundle has the lowest price per credit and another one costs more per credit. */
  best: boolean;
  /** The saving per credit compared with the smallest bundle, in whole percent, rounded down; 0 if there is none. */
  saving: number;
}

export function describeBundles(bundles: readonly OfferedBundle[], messageCredits: number): BundleOffer[] {
  const best = bestBundle(bundles);
  const smallest = bundles.reduce((least, bundle) => (bundle.credits < least.credits ? bundle : least), bundles[0]!);
  return bundles.map((bundle) => ({
    ...bundle,
    messages: messageCredits > 0 ? Math.floor(bundle.credits / messageCredits) : null,
    pricePerCredit: bundle.price / bundle.credits,
    pricePerMessage: messageCredits > 0 ? Math.ceil((bundle.price * messageCredits) / bundle.credits) : null,
    best: bundle === best,
    saving: savingOn(bundle, smallest),
  }));
}

/**
 * Compares by cross-multiplication in whole numbers. Of equals the first wins, which is the smaller one; undefined if
 * all cost the same.
 */
function bestBundle(bundles: readonly OfferedBundle[]): OfferedBundle | undefined {
  const cheaper = (a: OfferedBundle, b: OfferedBundle) => a.price * b.credits < b.price * a.credits;
  const best = bundles.reduce((least, bundle) => (cheaper(bundle, least) ? bundle : least), bundles[0]!);
  return bundles.some((bundle) => cheaper(best, bundle)) ? best : undefined;
}

function savingOn(bundle: OfferedBundle, smallest: OfferedBundle): number {
  const share = (100 * bundle.price * smallest.credits) / (smallest.price * bundle.credits);
  return Math.max(0, Math.floor(100 - share));
}
