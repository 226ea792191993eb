/** The name in a Host header: in lower case, without a port and without the dot of the root zone. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
