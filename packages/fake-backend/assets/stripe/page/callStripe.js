/**
 * @typedef {{type: string, code?: string, message: string}} StripeError
 */

/**
 * Asks the stand-in for Stripe's API. What goes wrong is answered as `error`, never thrown, as Stripe.js has it.
 * @param {string} path below /__stripe/v1/
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function callStripe(path, body) {
  try {
    const response = await fetch(`/__stripe/v1/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return { error: { type: 'api_connection_error', message: 'An unexpected error occurred connecting to Stripe.' } }
  }
}
