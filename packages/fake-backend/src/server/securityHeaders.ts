export interface Scripts {
  /** Whether the pages load Stripe's own script; with the stand-in nothing of Stripe may be loaded. */
  readonly fromStripe: boolean
}

/** The origins that Stripe's documentation asks for, and no more. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const noOrigins: typeof stripeOrigins = { script: [], connect: [], frame: [] }

const contentSecurityPolicy = ({ script, connect, frame }: typeof stripeOrigins): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
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

const securityHeaders = ({ fromStripe }: Scripts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(fromStripe ? stripeOrigins : noOrigins),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), payment=(${fromStripe ? 'self "https://js.stripe.com"' : ''})`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** Adds what a response does not say of its own. */
export const createSecured = (scripts: Scripts): ((response: Response) => Response) => {
  const headers = Object.entries(securityHeaders(scripts))
  return (response) => {
    for (const [name, value] of headers) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  }
}
