import type { SchedulerLike, Subscription } from 'rxjs'
import type { Ids } from '../environment/CallContext.js'
import type { Operation } from '../failure/Failure.js'
import { type Behavior, createState, select } from '../reactive/Behavior.js'
import { createSessionState, type Lifetime } from '../reactive/Lifetime.js'
import { seconds } from '../environment/time.js'

/** The four meanings; `success` and `danger` are among the specification's toast values (behaviour/messages#1.8). */
export type MessageType = 'success' | 'info' | 'warning' | 'danger'

/** A message that goes by itself. */
export interface Toast {
  readonly id: string
  readonly displayType: 'toast'
  readonly type: MessageType
  readonly message: string
  /** The payment that it is about, by a name that only the sender knows. */
  readonly about?: string | undefined
  /** The operations that ended: the toast withdraws toasts of another type about them, shown or queued. */
  readonly endOf?: Operation | readonly Operation[] | undefined
  /**
   * What it is due to: of several reads without an answer, only the first has a toast (behaviour/messages#1.9). It
   * takes the place of a toast about the client's set-up.
   */
  readonly cause?: 'unanswered' | 'setUp' | undefined
}

/** A toast is visible for 4 ticks of 1000 ms (behaviour/messages#1.9). */
const toastTicks = 4
const toastTick = seconds(1)
/** Further toasts wait in the queue, except those about a payment. */
const visibleToasts = 3

const endsOf = ({ endOf = [] }: Toast): readonly Operation[] => (typeof endOf === 'string' ? [endOf] : endOf)

/**
 * A page that is reloaded loses what waits in the queue, and nobody would know that money moved. So a toast about a
 * payment takes the place of the last visible one about something else.
 */
const placeOf = ({ about }: Toast, queue: readonly Toast[]): number => {
  if (about === undefined || queue.length < visibleToasts) return queue.length
  const other = queue.slice(0, visibleToasts).findLastIndex((one) => one.about === undefined)
  return other === -1 ? queue.length : other
}

type ToastCommands = Pick<
  MessageStore,
  'toasts$' | 'withdraw' | 'inPlace' | 'dismissToast' | 'pauseToasts' | 'resumeToasts'
>

/** Each visible toast has its own timer, so that no earlier toast shortens it. */
const createToastQueue = (scheduler: SchedulerLike) => {
  const queue = createState<readonly Toast[]>([])
  const visible$ = select(queue.state$, (all) => all.slice(0, visibleToasts))
  const clocks = new Map<string, Subscription>()
  const ticksLeft = new Map<string, number>()
  const inPlace = new Set<readonly string[]>()
  let paused = false

  const stop = (id: string): void => {
    clocks.get(id)?.unsubscribe()
    clocks.delete(id)
  }
  const wind = (): void => {
    const visible = new Set(visible$.value.map(({ id }) => id))
    for (const id of [...clocks.keys()]) if (!visible.has(id)) stop(id)
    if (paused) return
    for (const id of visible) {
      if (!clocks.has(id))
        clocks.set(
          id,
          scheduler.schedule(() => tick(id), toastTick),
        )
    }
  }
  const tick = (id: string): void => {
    stop(id)
    const left = (ticksLeft.get(id) ?? toastTicks) - 1
    if (left === 0) return remove(id)
    ticksLeft.set(id, left)
    wind()
  }
  const replace = (next: readonly Toast[]): void => {
    const remaining = new Set(next.map(({ id }) => id))
    for (const { id } of queue.state$.value) {
      if (remaining.has(id)) continue
      stop(id)
      ticksLeft.delete(id)
    }
    // Without a toast nothing is paused, as the pointer can no longer leave one.
    if (next.length === 0) paused = false
    queue.set(next)
    wind()
  }
  const keepOnly = (isKept: (toast: Toast) => boolean): void => {
    const { value: all } = queue.state$
    const remaining = all.filter(isKept)
    if (remaining.length < all.length) replace(remaining)
  }
  const remove = (id: string): void => keepOnly((one) => one.id !== id)

  /**
   * A repeated text replaces the toast and restarts its time. The same text about two subjects, such as two payments,
   * appears twice. An operation that ends differently than before withdraws its earlier toast.
   */
  const add = (toast: Toast): void => {
    const ends = endsOf(toast)
    const isOutdated = (one: Toast): boolean =>
      (one.type !== toast.type && endsOf(one).some((operation) => ends.includes(operation))) ||
      (one.cause === 'setUp' && toast.cause === 'unanswered')
    const all = queue.state$.value.filter((one) => !isOutdated(one))
    if ([...inPlace].some((lines) => lines.includes(toast.message))) return replace(all)
    const isSame = ({ type, message, about }: Toast): boolean =>
      type === toast.type && message === toast.message && about === toast.about
    const index = all.findIndex(isSame)
    if (index !== -1) return replace(all.with(index, toast))
    const isKnown = toast.cause !== undefined && all.some(({ cause }) => cause)
    replace(isKnown ? all : all.toSpliced(placeOf(toast, all), 0, toast))
  }

  const commands: ToastCommands = {
    toasts$: visible$,
    dismissToast: remove,
    withdraw: (about) => keepOnly((one) => one.about !== about),
    inPlace: (lines) => {
      inPlace.add(lines)
      keepOnly(({ message }) => !lines.includes(message))
      return () => void inPlace.delete(lines)
    },
    pauseToasts: () => {
      paused = true
      for (const id of [...clocks.keys()]) stop(id)
    },
    resumeToasts: () => {
      paused = false
      wind()
    },
  }
  return { add, clear: (): void => replace([]), commands }
}

export interface PromptAction {
  readonly label: string
  readonly emphasis: 'primary' | 'secondary'
  readonly run?: () => void
}

/** A message that waits for an answer. It ends with its session: the next customer must not read or answer it. */
export interface Prompt {
  readonly id: string
  readonly displayType: 'prompt'
  readonly type: MessageType
  readonly header: string
  /** One paragraph, or the entries of a list. */
  readonly message: string | readonly string[]
  /** True for a bulleted list, false for paragraphs. */
  readonly listed: boolean
  readonly actioned: boolean
  /** A required prompt closes only by its buttons. */
  readonly required: boolean
  readonly actions: readonly PromptAction[]
}

/** `listed` and `required` are false by default. */
export type NewPrompt = Pick<Prompt, 'type' | 'header' | 'message' | 'actions'> &
  Partial<Pick<Prompt, 'listed' | 'required'>>

export interface MessageStore {
  readonly toasts$: Behavior<readonly Toast[]>
  /** The newest prompt that is not actioned (behaviour/messages#1.4). */
  readonly prompt$: Behavior<Prompt | null>
  readonly toast: (type: MessageType, message: string, of?: Pick<Toast, 'about' | 'endOf' | 'cause'>) => void
  /** Withdraws the toasts about a subject, shown or queued, because they are no longer true. */
  readonly withdraw: (about: string) => void
  /**
   * The page shows these sentences where they belong, so no toast repeats them until the returned function is called.
   */
  readonly inPlace: (lines: readonly string[]) => () => void
  /** Returns its id. */
  readonly prompt: (prompt: NewPrompt) => string
  /** Withdraws a prompt that no longer applies, even a required one. */
  readonly withdrawPrompt: (promptId: string) => void
  readonly dismissToast: (id: string) => void
  /** Closes a prompt by one of its buttons. */
  readonly act: (promptId: string, actionIndex: number) => void
  /** Closes a prompt without a choice; a required prompt stays. */
  readonly dismissPrompt: (promptId: string) => void
  /** Toasts do not expire while the pointer or the focus is on them. */
  readonly pauseToasts: () => void
  readonly resumeToasts: () => void
  readonly clear: () => void
}

export const createMessageStore = (
  scheduler: SchedulerLike,
  ids: Ids,
  scope: Pick<Lifetime, 'ended$'>,
): MessageStore => {
  const toasts = createToastQueue(scheduler)
  const prompts = createSessionState<readonly Prompt[]>(scope, [])

  const markActioned = (id: string): void =>
    prompts.update((all) => all.map((one) => (one.id === id ? { ...one, actioned: true } : one)))
  const find = (id: string): Prompt | undefined => prompts.state$.value.find((one) => one.id === id && !one.actioned)

  return {
    ...toasts.commands,
    prompt$: select(prompts.state$, (all) => all.findLast((one) => !one.actioned) ?? null),
    toast: (type, message, of) => toasts.add({ id: ids.uuid(), displayType: 'toast', type, message, ...of }),
    prompt: (prompt) => {
      const id = ids.uuid()
      const byDefault = { listed: false, required: false, displayType: 'prompt', actioned: false } as const
      prompts.update((all) => [...all, { ...byDefault, ...prompt, id }])
      return id
    },
    withdrawPrompt: markActioned,
    act: (promptId, actionIndex) => {
      const action = find(promptId)?.actions[actionIndex]
      if (action === undefined) return
      markActioned(promptId)
      action.run?.()
    },
    dismissPrompt: (promptId) => {
      if (find(promptId)?.required === false) markActioned(promptId)
    },
    clear: () => {
      toasts.clear()
      prompts.set([])
    },
  }
}
