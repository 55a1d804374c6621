/** With these headers, a browser that opens an answer as a page runs nothing in it. */
export const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}
