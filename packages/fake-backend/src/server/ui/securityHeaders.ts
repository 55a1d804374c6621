import type { DocumentFacts } from './documentFacts.js'

export interface Scripts {
  /** Whether the pages load Stripe's own script. With the stand-in, the policy allows nothing from Stripe. */
  readonly fromStripe: boolean
}

const contentSecurityPolicy = ({ policy, stripePolicy }: DocumentFacts, { fromStripe }: Scripts): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources, ...((fromStripe && stripePolicy[name]) || [])].join(' '))
    .join('; ')

const securityHeaders = (scripts: Scripts, facts: DocumentFacts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(facts, scripts),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), payment=(${scripts.fromStripe ? 'self "https://js.stripe.com"' : ''})`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** Adds the headers that a response lacks. */
export const createSecured = (scripts: Scripts, facts: DocumentFacts): ((response: Response) => Response) => {
  const headers = Object.entries(securityHeaders(scripts, facts))
  return (response) => {
    for (const [name, value] of headers) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  }
}
