import { basketWalks } from './basketPage.js'
import { extraWalks } from './extras.js'
import { messageWalks } from './messages.js'
import { roomWalks } from './rooms.js'
import type { Walk } from './ScreenStep.js'
import { ticketWalks } from './tickets.js'
import { transportWalks } from './transport.js'

/** Every walk, each as likely as the others. */
export const walks: readonly Walk[] = [
  ...ticketWalks,
  ...roomWalks,
  ...extraWalks,
  ...transportWalks,
  ...basketWalks,
  ...messageWalks,
]
