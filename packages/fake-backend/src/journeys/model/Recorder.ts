import type { BasketSignal } from '@booking-dashboard/core'
import { Subscription } from 'rxjs'
import type { Tab } from '../browser/Tab.js'

/** Records basket signals and toasts after one action on a page. */
export class Recorder {
  readonly signals: BasketSignal[] = []
  private readonly toasts = new Map<string, string>()
  private readonly listening = new Subscription()

  constructor({ dashboard: { messages, basket } }: Tab, ref: string) {
    // Only three toasts show at a time, so older ones are dismissed.
    while (messages.toasts$.value[0] !== undefined) messages.dismissToast(messages.toasts$.value[0].id)
    this.listening.add(
      messages.toasts$.subscribe((toasts) => {
        // Toasts about a payment, possibly of another tab, do not belong to this action.
        for (const { id, message, about } of toasts) if (about === undefined) this.toasts.set(id, message)
      }),
    )
    this.listening.add(basket(ref).signals$.subscribe((signal) => this.signals.push(signal)))
  }

  /** In order of appearance. */
  notified(): readonly string[] {
    return [...this.toasts.values()]
  }

  stop(): void {
    this.listening.unsubscribe()
  }
}
