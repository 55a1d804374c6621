import type { SchedulerLike, Subscription } from 'rxjs'
import { seconds } from '../environment/durations.js'
import type { Ids } from '../environment/Ids.js'
import { type Behavior, createState, select } from '../reactive/Behavior.js'
import type { MessageType, Prompt, Toast } from './Message.js'

/** Specification 1, §9: visible 4 ticks of 1000 ms. */
export const toastTicks = 4
export const toastTick = seconds(1)
/** More than this wait their turn. */
export const visibleToasts = 3

export type NewPrompt = Omit<Prompt, 'id' | 'displayType' | 'actioned'>

export interface MessageStore {
  readonly toasts$: Behavior<readonly Toast[]>
  /** The newest prompt that is not actioned (specification 1, §4). */
  readonly prompt$: Behavior<Prompt | null>
  readonly toast: (type: MessageType, message: string) => void
  readonly prompt: (prompt: NewPrompt) => void
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

interface Ticking {
  readonly toast: Toast
  readonly ticksLeft: number
}

export const createMessageStore = (scheduler: SchedulerLike, ids: Ids): MessageStore => {
  const queue = createState<readonly Ticking[]>([])
  const prompts = createState<readonly Prompt[]>([])
  let paused = false
  let ticker: Subscription | null = null

  const stopTicker = (): void => {
    ticker?.unsubscribe()
    ticker = null
  }
  const startTicker = (): void => {
    if (ticker !== null || paused || queue.state$.value.length === 0) return
    ticker = scheduler.schedule(() => {
      ticker = null
      queue.update(afterTick)
      startTicker()
    }, toastTick)
  }
  const add = (toast: Toast): void => {
    queue.update((waiting) => {
      const others = waiting.filter((one) => one.toast.type !== toast.type || one.toast.message !== toast.message)
      return [...others, { toast, ticksLeft: toastTicks }]
    })
    startTicker()
  }
  const markActioned = (id: string): void =>
    prompts.update((all) => all.map((one) => (one.id === id ? { ...one, actioned: true } : one)))
  const find = (id: string): Prompt | undefined => prompts.state$.value.find((one) => one.id === id && !one.actioned)

  return {
    toasts$: select(queue.state$, (all) => all.slice(0, visibleToasts).map((one) => one.toast)),
    prompt$: select(prompts.state$, (all) => all.findLast((one) => !one.actioned) ?? null),
    toast: (type, message) => add({ id: ids.uuid(), displayType: 'toast', type, message }),
    prompt: (prompt) =>
      prompts.update((all) => [...all, { ...prompt, id: ids.uuid(), displayType: 'prompt', actioned: false }]),
    dismissToast: (id) => queue.update((all) => all.filter((one) => one.toast.id !== id)),
    act: (promptId, actionIndex) => {
      const action = find(promptId)?.actions[actionIndex]
      if (action === undefined) return
      markActioned(promptId)
      action.run?.()
    },
    dismissPrompt: (promptId) => {
      if (find(promptId)?.required === false) markActioned(promptId)
    },
    pauseToasts: () => {
      paused = true
      stopTicker()
    },
    resumeToasts: () => {
      paused = false
      startTicker()
    },
    clear: () => {
      stopTicker()
      queue.set([])
      prompts.set([])
    },
  }
}

const afterTick = (all: readonly Ticking[]): readonly Ticking[] =>
  all
    .map((one, place) => (place < visibleToasts ? { ...one, ticksLeft: one.ticksLeft - 1 } : one))
    .filter((one) => one.ticksLeft > 0)
