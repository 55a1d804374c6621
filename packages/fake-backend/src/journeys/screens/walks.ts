import { basketWalks } from './basketPage.js'
import { extraWalks } from './extras.js'
import { messageWalks } from './messages.js'
import { roomWalks } from './rooms.js'
import type { Walk } from './ScreenStep.js'
import { accountWalks } from './account.js'
import { formWalks } from './forms.js'
import { sessionEndWalks } from './sessionEnds.js'
import { sessionWalks } from './sessions.js'
import { oddAnswerWalks } from './oddAnswers.js'
import { offlineWalks } from './offline.js'
import { payWalks } from './pay.js'
import { paymentAnswerWalks } from './paymentAnswers.js'
import { scriptWalks } from './scripts.js'
import { bookingPageWalks } from './bookingPage.js'
import { listWalks } from './bookingsList.js'
import { nameWalks } from './names.js'
import { paymentCornerWalks } from './paymentCorners.js'
import { planWalks } from './plans.js'
import { bookingWalks } from './bookings.js'
import { deliveryWalks } from './deliveries.js'
import { ticketWalks } from './tickets.js'
import { twoTabWalks } from './twoTabs.js'
import { transportWalks } from './transport.js'

/** Every walk, each as likely as the others. */
export const walks: readonly Walk[] = [
  ...ticketWalks,
  ...roomWalks,
  ...extraWalks,
  ...transportWalks,
  ...basketWalks,
  ...messageWalks,
  ...bookingWalks,
  ...deliveryWalks,
  ...offlineWalks,
  ...formWalks,
  ...accountWalks,
  ...sessionWalks,
  ...sessionEndWalks,
  ...payWalks,
  ...paymentAnswerWalks,
  ...paymentCornerWalks,
  ...twoTabWalks,
  ...planWalks,
  ...bookingPageWalks,
  ...oddAnswerWalks,
  ...listWalks,
  ...nameWalks,
  ...scriptWalks,
]
