import type { Dashboard, Prompt, Toast } from '@booking-dashboard/core'
import type { Subscription } from 'rxjs'

interface Hearer {
  readonly toast: (toast: Toast) => void
  readonly prompt: (prompt: Prompt) => void
}

/** Hears each toast that appears on a page, once, and each prompt. */
export const hearMessages = ({ messages }: Dashboard, hears: Hearer): Subscription => {
  const known = new Set(messages.toasts$.value.map(({ id }) => id))
  const heard = messages.toasts$.subscribe((toasts) => {
    for (const toast of toasts) {
      if (!known.has(toast.id)) hears.toast(toast)
      known.add(toast.id)
    }
  })
  heard.add(messages.prompt$.subscribe((prompt) => prompt && hears.prompt(prompt)))
  return heard
}

/** The sentences of a prompt as one text. */
export const promptText = ({ header, message }: Prompt): string => [header, message].flat().join(' ')
