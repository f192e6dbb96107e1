/** What one customer has of addresses: an IPv4 address as it is, of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  return [...head.split(':'), '0', '0', '0'].slice(0, 4).join(':');
}
