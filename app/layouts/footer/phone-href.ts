/** The tel: URL of a phone number. Spec section 9: dashes and spaces are removed. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[-\s]/g, '')}`;
}
