import { withStripeStandIn } from '@booking-dashboard/fake-backend/browser'

/** The Content-Security-Policy of the product's page. Set by the build. */
declare const productPolicy: string

/** As the product's own server sends them. A static server may send none. */
export const productHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': productPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
}

const notice = (base: string): string =>
  [
    '<aside class="demo-notice" lang="en-GB" aria-label="Demo">Demo: nobody and nothing here is real, and nothing leaves this browser. ',
    `<a href="${base}/../">About this demo</a> <a href="${base}/__fake/" target="_blank">Control its world</a></aside>`,
  ].join('')

/** The product's page for a folder: it names the folder and the stand-in for Stripe, and says that it is a demo. */
export const asDemo = (html: string, base: string): string =>
  withStripeStandIn(html)
    .replace('content="/__stripe/', `content="${base}/__stripe/`)
    .replace(/<title\b/, `<meta name="base-path" content="${base}" /><title`)
    .replace('</head>', `<link rel="stylesheet" href="${base}/notice.css" /></head>`)
    // The first page, and the last, stand in the HTML.
    .replace(/(<a\b[^>]*? href=")(?=\/)/g, `$1${base}`)
    .replace('<div id="root">', `${notice(base)}<div id="root">`)
