/** The value of a cookie among Set-Cookie values; '' when it is removed or absent. */
export function cookieIn(cookies: readonly string[] | Headers, name: string): string {
  const values = cookies instanceof Headers ? cookies.getSetCookie() : cookies;
  const found = values.find((value) => value.startsWith(`${name}=`) || value.startsWith(`__Host-${name}=`));
  return decodeURIComponent(/=([^;]*)/.exec(found ?? '')?.[1] ?? '');
}
