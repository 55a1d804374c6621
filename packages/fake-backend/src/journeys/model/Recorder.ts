import type { BasketSignal } from '@booking-dashboard/core'
import { Subscription } from 'rxjs'
import type { Tab } from '../browser/Tab.js'

/** Hears what one press on a page leads to: signals of a basket, and toasts. */
export class Recorder {
  readonly signals: BasketSignal[] = []
  private readonly toasts = new Map<string, string>()
  private readonly listening = new Subscription()

  constructor({ dashboard: { messages, basket } }: Tab, ref: string) {
    // More than three toasts take turns: what was said before makes room.
    while (messages.toasts$.value[0] !== undefined) messages.dismissToast(messages.toasts$.value[0].id)
    this.listening.add(
      messages.toasts$.subscribe((toasts) => {
        // How a payment ended, which another tab may have made, is said whatever was pressed here.
        for (const { id, message, about } of toasts) if (about === undefined) this.toasts.set(id, message)
      }),
    )
    this.listening.add(basket(ref).signals$.subscribe((signal) => this.signals.push(signal)))
  }

  /** In the order in which it was said. */
  said(): readonly string[] {
    return [...this.toasts.values()]
  }

  stop(): void {
    this.listening.unsubscribe()
  }
}
