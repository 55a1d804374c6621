/** Trials that once failed, in the form that a failure prints. They run before new trials. */
export const knownStories: readonly string[] = [
  'balance/bankAgrees/again pay#1:lostAnswer challenge#1:reloadBefore',
  // Money was returned between the press and the request of the overdue part; then the rest was paid.
  'overdue/slow/leaves tokenise#1:refund getBooking#3:otherPurchase',
  // Money was returned during a refused attempt, and the page paid the overdue part of the amount that it still showed.
  'overdue/declined/otherCard tokenise#1:refund getBooking#2:otherPurchase',
  // Pay was pressed again after a failure, while a second tab still waited for the answer to the failed attempt.
  'basket/moneyCancelled/leaves getBasketPayments#2:secondTab pay#2:secondPress',
  // With three notifications at once, the first attempt's failure appeared after the second attempt was charged.
  'basket/moneyCancelled/again getBasket#1:500after getBasket#4:sessionEndedAfter',
  'basket/moneyCancelled/otherCard tokenise#1:sessionEndedBefore getBasket#1:500after',
  'basket/moneyFails/again createBasket#1:lateRequest getBasketPayments#2:sessionEndedBefore',
  'basket/moneyFails/otherCard getBasketStatus#2:sessionEndedBefore tokenise#1:500after',
  'basket/moneyFails/again getBasket#1:500 tokenise#1:lostAnswer',
  'basket/moneyFails/again tokenise#1:toastsQueued',
  // The failure appeared while the next attempt was charged but not yet answered.
  'basket/moneyFails/again tokenise#1:toastsQueued pay#2:lateAnswer',
  // "No payment has reached us" appeared for a payment of a second tab; a refused plan change was applied.
  'balance/bankRefuses/otherCard pay#1:drop tokenise#2:secondTab',
  'planCard/declined/otherCard updatePaymentPlan#2:secondTabFirst',
  // Somebody paid by telephone while the customer's own payment was being processed.
  'balance/forever/otherCard getBooking#2:equalPayment',
  'planCreate/bankAgrees/leaves challenge#1:equalPayment',
  // A second tab's request was refused while the first tab set up the plan after its challenge.
  'planCreate/bankAgrees/leaves updatePaymentPlan#2:16000010 challenge#1:secondTab',
  'planCreate/bankAgrees/again challenge#1:secondTab updatePaymentPlan#2:16000307',
  // "We were unable to find your payment" appeared for a payment that was listed as open without its key, when Pay was
  // pressed again.
  'balance/slow/again getBooking#2:keyless pay#1:nextCustomer',
  // "Payment failed" appeared for a stored first attempt after a second attempt had paid.
  'balance/slowlyFails/otherCard getBooking#2:storageRefused pay#1:keyless',
  // The customer's attempt failed, and somebody paid the same amount by telephone.
  'balance/moneyFails/leaves pay#1:keyless getBooking#2:equalPayment',
  // A receipt of the failed first attempt appeared for a basket that a second tab had paid.
  'basket/moneyCancelled/leaves getBasketPayments#2:reloadBefore getBasketPayments#3:secondTabFirst',
  // A payment was refused while a second tab opened a challenge: the next status check did not see it.
  'basket/bankAgrees/leaves pay#1:16000010 getBooking#2:secondTab',
  // The form of the previous basket appeared for a new one before any status check was answered.
  'basket/bankIsClosed/leaves getBasket#1:reloadBefore getBasket#5:secondPress',
  // A second tab began another basket while the first basket's challenge was open.
  'basket/bankIsClosed/otherCard getBooking#2:lateAnswer pay#1:basketReplaced',
  // The card was charged, the code said nothing about the attempt, and no status check could be made.
  'basket/declined/otherCard getBooking#2:500 pay#2:16000200after',
  // The first request was delayed, and its repetitions were refused.
  'overdue/paid/again pay#1:lateRequest pay#2:16000180',
  'overdue/paid/again pay#1:lateRequest pay#2:16000170',
  'overdue/paid/again pay#1:lateRequest pay#2:409',
  'basket/slowlyFails/again pay#2:16000301 pay#1:secondDevice',
  // Somebody paid by telephone, and the customer submitted while the page was loading the amount due.
  'balance/bankIsClosed/otherCard challenge#1:equalPayment getBooking#3:secondDeviceFirst',
  // Two payments in a row; the first was reported while other messages were queued.
  'overdue/bankAgrees/leaves pay#1:otherPurchase getBooking#3:toastsQueued getBooking#2:reloadBefore',
  // The first status check joined one that the back end answered ten minutes late, and ended with it.
  'balance/bankRefuses/again getBooking#1:equalPayment getBooking#3:lateAnswer',
  // The customer paid on another device whose session ended before its status check.
  'basket/paid/leaves getBooking#2:secondDeviceFirst getBasketPayments#1:500 pay#1:sessionEndedAfter',
  // The page found the payment, reloaded before it notified, and its next status check failed.
  'balance/bookingFails/leaves pay#1:lostAnswer getBooking#3:reloadBefore getBooking#4:16000010',
  // A second tab replaced the free basket after its status check: the call names no basket, so it completed the new
  // one.
  'free/paid/leaves completeBasket#1:secondPress getBasket#4:basketReplaced',
  // A refused payment of a former amount said “safe to try again” while another tab paid the new amount.
  'balance/declined/otherCard pay#3:secondTabFirst pay#2:refund',
  // A basket's payment was returned, and listed as failed, before the page had seen it paid.
  'basket/bookingFails/leaves getBasketStatus#4:refundAsFailed pay#1:lostAnswer',
  'basket/bookingFails/otherCard getBasketStatus#2:refundAsFailed addTickets#1:lostAnswer',
  // Another payment was returned while the customer's own was being processed: the page owed as much as before.
  'overdue/slow/leaves getBooking#6:refund getBooking#1:otherPurchase',
  // The page opened the form of a new amount and said “safe to try again”, while a second tab was paying that amount.
  'balance/bankAgreesSlowly/leaves getBooking#4:secondTab pay#1:refund',
  // The card was charged, the answer was a refusal, and the booking failed: the refusal was said beside the payment.
  'basket/bookingFails/leaves pay#1:16000010after',
  // “Paid” waited behind three other notifications, and the page was reloaded.
  'basket/bankAgreesSlowly/leaves getBasketStatus#6:reloadBefore getTicketAllocations#1:toastsQueued getBasket#4:sessionEndedBefore',
  // Somebody paid the overdue part by telephone, and the page said so; then the customer paid the rest.
  'overdue/slow/leaves getBooking#3:otherPurchase pay#1:equalPayment',
  // A second tab still named the failed challenge after the first tab had paid, since its own status check was refused.
  'basket/bankRefuses/otherCard getBasketPayments#4:16000030after challenge#1:secondTabFirst',
]
