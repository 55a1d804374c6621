import type { SchedulerLike, Subscription } from 'rxjs'
import { minutes } from '../environment/time.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { ExpiryTexts } from './accountTexts.js'
import { sessionLength, type SessionStore } from './SessionState.js'
import type { Session } from './session.js'

/** How long before the end of the 30 minutes the prompt appears. */
const warningLead = minutes(2)

export interface WarningDeps {
  readonly scheduler: SchedulerLike
  readonly store: SessionStore
  readonly session: Pick<Session, 'check' | 'signOut'>
  readonly messages: MessageStore
  readonly texts: ExpiryTexts
}

/**
 * Asks before the session ends whether to stay: a check renews it if the back end agrees. Returns a function that stops
 * it.
 */
export const warnBeforeExpiry = ({ scheduler, store, session, messages, texts }: WarningDeps): (() => void) => {
  let timer: Subscription | null = null
  let shown: string | null = null

  const withdraw = (): void => {
    timer?.unsubscribe()
    timer = null
    if (shown !== null) messages.withdrawPrompt(shown)
    shown = null
  }
  const warn = (): void => {
    shown = messages.prompt({
      type: 'warning',
      header: texts.account.endsSoonHeader,
      message: texts.account.endsSoon(warningLead / minutes(1)),
      actions: [
        { label: texts.account.stay, emphasis: 'primary', run: () => void session.check() },
        { label: texts.session.signOut, emphasis: 'secondary', run: () => void session.signOut() },
      ],
    })
  }
  const watching = store.state$.subscribe((state) => {
    withdraw()
    if (state.kind === 'signedIn') timer = scheduler.schedule(warn, sessionLength - warningLead)
  })
  return () => {
    watching.unsubscribe()
    withdraw()
  }
}
