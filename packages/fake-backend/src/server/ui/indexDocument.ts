/** The UI's index.html, changed to load the stand-in instead of Stripe.js when the customer is about to pay. */
export const withStripeStandIn = (html: string): string => {
  const told = '<meta name="stripe-script" content="/__stripe/stripe.js" />'
  const at = html.search(/<title\b|<script\b|<\/head>/i)
  return at < 0 ? `${told}${html}` : `${html.slice(0, at)}${told}\n    ${html.slice(at)}`
}
