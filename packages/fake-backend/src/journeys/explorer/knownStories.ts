/** As a failure prints them: what once went wrong is tried again before anything new is. */
export const knownStories: readonly string[] = [
  'balance/bankAgrees/again pay#1:lostAnswer challenge#1:reloadBefore',
  // Three toasts at once: the failure of the first attempt was said after the second had been charged.
  'basket/moneyCancelled/again getBasket#1:500after getBasket#4:sessionEndedAfter',
  'basket/moneyCancelled/otherCard tokenise#1:sessionEndedBefore getBasket#1:500after',
  'basket/moneyFails/again createBasket#1:lateRequest getBasketPayments#2:sessionEndedBefore',
  'basket/moneyFails/otherCard getBasketStatus#2:sessionEndedBefore tokenise#1:500after',
  'basket/moneyFails/again getBasket#1:500 tokenise#1:lostAnswer',
  'basket/moneyFails/again tokenise#1:toastsQueued',
  // Said in its turn while the next attempt, which was charged, was not answered yet.
  'basket/moneyFails/again tokenise#1:toastsQueued pay#2:lateAnswer',
  // "No payment has reached us" of what a second tab had paid; a plan that was refused and changed all the same.
  'balance/bankRefuses/otherCard pay#1:drop tokenise#2:secondTab',
  'planCard/declined/otherCard updatePaymentPlan#2:secondTabFirst',
  // Paid by telephone while the customer's own payment was being processed.
  'balance/forever/otherCard getBooking#2:equalPayment',
  'planCreate/bankAgrees/leaves challenge#1:equalPayment',
  // Refused in a second tab, while the plan was being set up after the bank's check of the first.
  'planCreate/bankAgrees/leaves updatePaymentPlan#2:16000010 challenge#1:secondTab',
  'planCreate/bankAgrees/again challenge#1:secondTab updatePaymentPlan#2:16000307',
  // "We were unable to find your payment" of one that was listed as open, without its key, when Pay was pressed again.
  'balance/slow/again getBooking#2:keyless pay#1:nextCustomer',
  // "Payment failed" of a first attempt that storage remembered, after a second had paid.
  'balance/slowlyFails/otherCard getBooking#2:storageRefused pay#1:keyless',
  // Its own attempt failed, and somebody paid as much by telephone.
  'balance/moneyFails/leaves pay#1:keyless getBooking#2:equalPayment',
  // A receipt of the first attempt, which failed, for a basket that a second tab had paid.
  'basket/moneyCancelled/leaves getBasketPayments#2:reloadBefore getBasketPayments#3:secondTabFirst',
  // Refused, while the bank's check was opened in a second tab: the look that followed had not seen it.
  'basket/bankAgrees/leaves pay#1:16000010 getBooking#2:secondTab',
  // The form of the last basket was shown for a new one, of which no look had answered.
  'basket/bankIsClosed/leaves getBasket#1:reloadBefore getBasket#5:secondPress',
  // A second tab began another basket while the bank's check of the first was open.
  'basket/bankIsClosed/otherCard getBooking#2:lateAnswer pay#1:basketReplaced',
  // Charged, refused with a code that says nothing, and nobody to be asked.
  'basket/declined/otherCard getBooking#2:500 pay#2:16000200after',
  // A first request that is held up, and repetitions that are refused.
  'overdue/paid/again pay#1:lateRequest pay#2:16000180',
  'overdue/paid/again pay#1:lateRequest pay#2:16000170',
  'overdue/paid/again pay#1:lateRequest pay#2:409',
  'basket/slowlyFails/again pay#2:16000301 pay#1:secondDevice',
  // Paid by telephone; the page is still loading what is owed, and is asked to pay meanwhile.
  'balance/bankIsClosed/otherCard challenge#1:equalPayment getBooking#3:secondDeviceFirst',
  // Two payments one after the other, the first of them told of while other messages were waiting.
  'overdue/bankAgrees/leaves pay#1:otherPurchase getBooking#3:toastsQueued getBooking#2:reloadBefore',
  // The first look joins one that the back end answers ten minutes late, and ends as that one does.
  'balance/bankRefuses/again getBooking#1:equalPayment getBooking#3:lateAnswer',
  // Paid at another device, whose session ended before it could ask.
  'basket/paid/leaves getBooking#2:secondDeviceFirst getBasketPayments#1:500 pay#1:sessionEndedAfter',
  // Found paid, and the page reloaded before it was said; the next look failed.
  'balance/bookingFails/leaves pay#1:lostAnswer getBooking#3:reloadBefore getBooking#4:16000010',
  // A second tab replaced the free basket after it was looked at: the call, which names none, completed the new one.
  'free/paid/leaves completeBasket#1:secondPress getBasket#4:basketReplaced',
]
