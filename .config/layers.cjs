/** Which folder of a package may import which, and which libraries a package may import. `npm run walls` holds both. */

/**
 * By package, the highest row first: an import goes to a strictly lower row, never along one, types included. What a lower
 * folder needs of a higher one is a function or a port that it declares and composition hands in. Each folder under `src/`
 * stands in a row of its own package; what helps tests stands outside.
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
}

/** By package. Tests, and what helps them, may import any. */
exports.libraries = {
  core: ['fp-ts', 'inversify', 'reflect-metadata', 'rxjs', 'uuid'],
  'http-adapter': ['fp-ts', 'inversify', 'io-ts', 'rxjs'],
  'fake-backend': ['@hono/node-server', '@playwright/test', 'fast-check', 'fp-ts', 'hono', 'io-ts', 'rxjs'],
  'react-ui': [
    '@stripe/stripe-js',
    'dompurify',
    'fp-ts',
    'inversify',
    'react',
    'react-dom',
    'react-router-dom',
    'rxjs',
  ],
}

/** The folders that import each other all the same, by package, and why. */
exports.pairs = {
  core: {},
  'react-ui': {
    'areas <-> payment': 'the second half of a page is loaded with the area that holds its parts',
  },
}
