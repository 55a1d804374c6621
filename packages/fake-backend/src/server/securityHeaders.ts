import type { DocumentFacts } from './documentFacts.js'

export interface Scripts {
  /** Whether the pages load Stripe's own script; with the stand-in nothing of Stripe may be loaded. */
  readonly fromStripe: boolean
}

/** Of what stands in the page itself. */
type Hashes = Pick<DocumentFacts, 'scriptHashes' | 'styleHashes'>

/** The origins that Stripe's documentation asks for, and no more. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const noOrigins: typeof stripeOrigins = { script: [], connect: [], frame: [] }

const contentSecurityPolicy = (
  { script, connect, frame }: typeof stripeOrigins,
  { scriptHashes, styleHashes }: Hashes,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...script].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const securityHeaders = ({ fromStripe }: Scripts, hashes: Hashes): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(fromStripe ? stripeOrigins : noOrigins, hashes),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), payment=(${fromStripe ? 'self "https://js.stripe.com"' : ''})`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** Adds what a response does not say of its own. */
export const createSecured = (scripts: Scripts, hashes: Hashes): ((response: Response) => Response) => {
  const headers = Object.entries(securityHeaders(scripts, hashes))
  return (response) => {
    for (const [name, value] of headers) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  }
}
