/** Spec section 9: the support phone is cleaned of dashes and spaces. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[-\s]/g, '')}`;
}
