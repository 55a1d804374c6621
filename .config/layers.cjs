/**
 * Which folder of a package may import which, and which libraries a package may import. `npm run walls` enforces both.
 */

/**
 * By package, the highest row first: an import leads to a strictly lower row, types included. If a lower folder needs
 * something from a higher one, it declares a function or a port, and composition provides it. Each folder under `src/`
 * has a row in its package.
 */
exports.layers = {
  core: [
    ['composition'],
    ['texts'],
    ['booking-page', 'payment-plan'],
    ['payment'],
    ['catalogue', 'name-change', 'offline'],
    ['basket', 'resale', 'delivery', 'questions'],
    ['customer'],
    ['session'],
    ['bookings', 'client', 'messages'],
    ['reactive'],
    ['domain', 'failure', 'language'],
    ['environment', 'money', 'navigation'],
  ],
  'http-adapter': [
    ['node'],
    ['composition'],
    ['basket', 'catalogue', 'resale'],
    ['bookings'],
    ['delivery', 'payment-plan'],
    ['client', 'cookies', 'customer', 'payment', 'session'],
    ['transport'],
    ['contract'],
  ],
  'fake-backend': [
    ['conformance', 'journeys', 'playwright'],
    ['server'],
    ['control'],
    ['stripe-stand-in'],
    ['api'],
    ['bookings', 'worlds'],
    ['resale'],
    ['basket', 'payment-plan'],
    ['delivery', 'journal', 'payment', 'telemetry'],
    ['customer'],
    ['catalogue', 'client', 'faults', 'session'],
    ['routing', 'stripe'],
    ['world'],
    ['records'],
    ['assets', 'refusal', 'values'],
  ],
  'react-ui': [
    ['document'],
    ['pages'],
    ['areas'],
    ['booking-page', 'payment'],
    ['basket', 'delivery', 'questions'],
    ['catalogue', 'customer', 'offline', 'resale'],
    ['bookings', 'errorPage', 'session', 'telemetry'],
    ['navigation'],
    ['layout'],
    ['client', 'messages'],
    ['dashboard'],
    ['composition'],
    ['browser'],
    ['design', 'loading', 'reactive'],
  ],
}

/** By package. Tests and their helpers may import any library. */
exports.libraries = {
  core: ['fp-ts', 'inversify', 'reflect-metadata', 'rxjs', 'uuid'],
  'http-adapter': ['fp-ts', 'inversify', 'io-ts', 'pdfjs-dist', 'rxjs', 'tough-cookie'],
  'fake-backend': ['@hono/node-server', '@playwright/test', 'fast-check', 'fp-ts', 'hono', 'io-ts', 'rxjs'],
  'react-ui': [
    '@stripe/stripe-js',
    'dompurify',
    'fp-ts',
    'inversify',
    'pdfjs-dist',
    'react',
    'react-dom',
    'react-router-dom',
    'rxjs',
    'web-vitals',
  ],
}

/** Folders that import against the rows, by package, with the reason. */
exports.pairs = {
  'fake-backend': {
    'basket <-> payment': 'a payment completes its basket, and a change of the basket ends its open challenge',
    'payment <-> payment-plan': 'a payment is credited to the plan, and an instalment is a payment',
  },
  'react-ui': {
    'areas <-> payment': 'the second half of a page is loaded with the area that holds its parts',
    'bookings <-> document': 'a download asks like the calls that the document sends before the scripts',
    'catalogue <-> payment': 'the ticket shop offers to buy at once where a wallet can pay',
    'document <-> offline': 'the page without a network asks and paints like the document',
    'pages <-> telemetry': 'a measured page is named by its route',
  },
}
