/**
 * The UI's index.html with the stand-in for Stripe.js in front of the app's own script. Both are deferred: they hold up
 * nothing that can be painted, and run in this order, so that the genuine loader finds `window.Stripe` and asks Stripe for nothing.
 */
export const withStripeStandIn = (html: string): string => {
  const standIn = '<script defer src="/__stripe/stripe.js"></script>'
  const at = html.search(/<script\b|<\/head>/i)
  return at < 0 ? `${standIn}${html}` : `${html.slice(0, at)}${standIn}\n    ${html.slice(at)}`
}
