import type { SchedulerLike } from 'rxjs'
import type { Ids } from '../environment/CallContext.js'
import { type Behavior, createState, select } from '../reactive/Behavior.js'
import { createToastQueue, type MessageType, type Toast } from './ToastQueue.js'

export interface PromptAction {
  readonly label: string
  readonly emphasis: 'primary' | 'secondary'
  readonly run?: () => void
}

export interface Prompt {
  readonly id: string
  readonly displayType: 'prompt'
  readonly type: MessageType
  readonly header: string
  /** One paragraph, or the entries of a list. */
  readonly message: string | readonly string[]
  /** Shown as a bulleted list where true, as paragraphs otherwise. */
  readonly listed: boolean
  readonly actioned: boolean
  /** A required prompt closes by its buttons alone. */
  readonly required: boolean
  readonly actions: readonly PromptAction[]
}

export type NewPrompt = Omit<Prompt, 'id' | 'displayType' | 'actioned'>

export interface MessageStore {
  readonly toasts$: Behavior<readonly Toast[]>
  /** The newest prompt that is not actioned (specification 1, §4). */
  readonly prompt$: Behavior<Prompt | null>
  /** `about` names what it is said of. */
  readonly toast: (type: MessageType, message: string, about?: string) => void
  /** Takes back what was said of something, shown or still waiting: it is no longer true. */
  readonly withdraw: (about: string) => void
  /** Returns its id. */
  readonly prompt: (prompt: NewPrompt) => string
  /** Takes a prompt back that no longer fits, also a required one. */
  readonly withdrawPrompt: (promptId: string) => void
  readonly dismissToast: (id: string) => void
  /** Closes a prompt by one of its buttons. */
  readonly act: (promptId: string, actionIndex: number) => void
  /** Closes a prompt without a choice; a required one stays. */
  readonly dismissPrompt: (promptId: string) => void
  /** The clock of the toasts stands still under the pointer and the focus. */
  readonly pauseToasts: () => void
  readonly resumeToasts: () => void
  readonly clear: () => void
}

export const createMessageStore = (scheduler: SchedulerLike, ids: Ids): MessageStore => {
  const toasts = createToastQueue(scheduler)
  const prompts = createState<readonly Prompt[]>([])

  const markActioned = (id: string): void =>
    prompts.update((all) => all.map((one) => (one.id === id ? { ...one, actioned: true } : one)))
  const find = (id: string): Prompt | undefined => prompts.state$.value.find((one) => one.id === id && !one.actioned)

  return {
    toasts$: toasts.visible$,
    prompt$: select(prompts.state$, (all) => all.findLast((one) => !one.actioned) ?? null),
    toast: (type, message, about) =>
      toasts.add({ id: ids.uuid(), displayType: 'toast', type, message, ...(about === undefined ? {} : { about }) }),
    withdraw: toasts.withdraw,
    prompt: (prompt) => {
      const id = ids.uuid()
      prompts.update((all) => [...all, { ...prompt, id, displayType: 'prompt', actioned: false }])
      return id
    },
    withdrawPrompt: markActioned,
    dismissToast: toasts.remove,
    act: (promptId, actionIndex) => {
      const action = find(promptId)?.actions[actionIndex]
      if (action === undefined) return
      markActioned(promptId)
      action.run?.()
    },
    dismissPrompt: (promptId) => {
      if (find(promptId)?.required === false) markActioned(promptId)
    },
    pauseToasts: toasts.pause,
    resumeToasts: toasts.resume,
    clear: () => {
      toasts.clear()
      prompts.set([])
    },
  }
}
