/** With these headers, a browser that opens an answer as a page runs nothing in it. */
export const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
}

export const serveText = (text: string, name: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    headers: {
      'content-type': contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
