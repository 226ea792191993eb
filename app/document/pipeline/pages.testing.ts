/** A response of a route with HTML. */
export const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: new Headers([['Content-Type', 'text/html'], ...new Headers(init.headers)]) });

/** Headers of HTML with these cookies. */
export const withCookies = (...cookies: string[]) => {
  const headers = new Headers({ 'Content-Type': 'text/html' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
};

/** The name and value of a cookie. */
export const short = (cookie: string) => cookie.split(';')[0];
