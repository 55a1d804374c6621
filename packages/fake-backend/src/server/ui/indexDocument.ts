import { dsnOf } from '../../telemetry/dsn.js'

// Apart from the files of a build: the fake in a browser uses it too.

/** Adds meta tags to the UI's index.html, before its title and scripts. */
const withTags = (html: string, tags: readonly string[]): string => {
  const at = html.search(/<title\b|<script\b|<\/head>/i)
  return at < 0 ? `${tags.join('')}${html}` : `${html.slice(0, at)}${tags.join('\n    ')}\n    ${html.slice(at)}`
}

/** The UI's index.html, changed to load the stand-in instead of Stripe.js when the customer is about to pay. */
export const withStripeStandIn = (html: string): string =>
  withTags(html, ['<meta name="stripe-script" content="/__stripe/stripe.js" />'])

/** The UI's index.html, changed to report its errors, vitals and requests to the controls of this origin. */
export const withTelemetry = (html: string, origin: string): string =>
  withTags(html, [
    `<meta name="error-reporting-dsn" content="${dsnOf(origin)}" />`,
    '<meta name="error-reporting-environment" content="development" />',
    '<meta name="performance-reporting" content="on" />',
  ])
