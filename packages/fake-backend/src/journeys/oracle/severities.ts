import type { Toast } from '@booking-dashboard/core'

/** The literal success toasts (behaviour/messages#1.4, and 2, §9). */
const successes: readonly RegExp[] = [
  /^You have successfully signed out!$/,
  /^Your password was successfully updated!$/,
  /^Your details( and delivery addresses)? were successfully updated!$/,
  /^Additional customer details were successfully updated!$/,
  /^Your delivery (address was|addresses were) successfully updated!$/,
  /(was|were) (added to|removed from) your basket\.$/,
  /^(Name Change|Transport) added to basket$/,
  /^(Tickets|Extras|Items) successfully (added to|removed from) your basket/,
  /^Item\(s\) successfully added to booking\.$/,
  /^Your payment was made successfully!$/,
  /^Your payment details were successfully updated!$/,
]

/** The literal errors of the catalogue (behaviour/errors#1.8, and 2, §8). */
const dangers: readonly RegExp[] = [
  /^We couldn't find (a matching booking|an account with those details)\./,
  /^You have been automatically logged out after a period of inactivity\./,
  /^This account has not been verified yet,/,
  /^Your account has been locked,/,
  /^We couldn't verify your current password,/,
  /^Please ensure your new password isn't the same/,
  /^We're unable to update the resale status of some of your tickets right now\.$/,
  /^It looks like we're having a few problems with your request\.$/,
  /^Your request exceeds the maximum number of allowed tickets/,
]

/** The severity of a toast, by its text; null if the specification does not define it. */
export const severityOf = (message: string): Toast['type'] | null => {
  const plain = message.replaceAll('’', "'")
  if (successes.some((one) => one.test(plain))) return 'success'
  return dangers.some((one) => one.test(plain)) ? 'danger' : null
}
