import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const seconds = (count: number): number => count * 1000

const compareToasts = (visit: Visit, ...all: readonly string[]): void =>
  visit.equal(
    'the toasts',
    visit.dashboard.messages.toasts$.value.map(({ message }) => message),
    all,
  )

/** Each toast is visible for four seconds by itself, three at once (behaviour/messages#1.9). */
const timeToasts: Walk = {
  words: 'reads toasts while time passes',
  go: async (visit) => {
    const { messages } = visit.dashboard
    const pass = (milliseconds: number) => visit.clock.advance(milliseconds)
    messages.toast('info', 'first')
    await pass(seconds(1) + 1)
    messages.toast('info', 'second')
    compareToasts(visit, 'first', 'second')
    await pass(seconds(2) + 500)
    compareToasts(visit, 'first', 'second')
    await pass(500)
    compareToasts(visit, 'second')
    await pass(seconds(1))
    compareToasts(visit)
    // A repeated text begins anew, and one text about two subjects appears twice.
    messages.toast('info', 'again')
    await pass(seconds(3))
    messages.toast('info', 'again')
    await pass(seconds(3))
    compareToasts(visit, 'again')
    messages.toast('info', 'again', { about: 'other' })
    compareToasts(visit, 'again', 'again')
    messages.withdraw('other')
    messages.withdraw('other')
    compareToasts(visit, 'again')
    await pass(seconds(1))
    compareToasts(visit)
    for (const one of ['a', 'b', 'c', 'd']) messages.toast('info', one)
    compareToasts(visit, 'a', 'b', 'c')
    const [first] = messages.toasts$.value
    if (first !== undefined) messages.dismissToast(first.id)
    compareToasts(visit, 'b', 'c', 'd')
    messages.pauseToasts()
    await pass(seconds(20))
    compareToasts(visit, 'b', 'c', 'd')
    messages.resumeToasts()
    await pass(seconds(3))
    compareToasts(visit, 'b', 'c', 'd')
    await pass(seconds(1) + 1)
    compareToasts(visit)
  },
}

/** Toasts stay while the pointer is on them. A toast that comes when none is left goes by itself. */
const pauseToasts: Walk = {
  words: 'keeps the pointer on toasts',
  go: async (visit) => {
    const { messages } = visit.dashboard
    const dismiss = (message: string): void => {
      const shown = messages.toasts$.value.find((one) => one.message === message)
      if (shown !== undefined) messages.dismissToast(shown.id)
    }
    messages.toast('info', 'first')
    await visit.clock.advance(seconds(2))
    messages.pauseToasts()
    messages.toast('info', 'second')
    await visit.clock.advance(seconds(9))
    compareToasts(visit, 'first', 'second')
    dismiss('first')
    await visit.clock.advance(seconds(9))
    compareToasts(visit, 'second')
    if (visit.oneIn(2)) {
      messages.resumeToasts()
      await visit.clock.advance(seconds(4) - 1)
      compareToasts(visit, 'second')
      await visit.clock.advance(2)
      return compareToasts(visit)
    }
    dismiss('second')
    messages.toast('info', 'third')
    await visit.clock.advance(seconds(4) - 1)
    compareToasts(visit, 'third')
    await visit.clock.advance(2)
    compareToasts(visit)
  },
}

/** What a page says in its place is no toast. The end of an operation withdraws what was told of it before. */
const replaceToasts: Walk = {
  words: 'reads sentences in their place',
  go: async (visit) => {
    const { messages } = visit.dashboard
    messages.toast('danger', 'in place')
    messages.toast('danger', 'elsewhere')
    const end = messages.inPlace(['in place'])
    compareToasts(visit, 'elsewhere')
    messages.toast('danger', 'in place')
    messages.toast('danger', 'new')
    compareToasts(visit, 'elsewhere', 'new')
    end()
    messages.toast('danger', 'in place')
    compareToasts(visit, 'elsewhere', 'new', 'in place')
    messages.clear()
    messages.toast('danger', 'failed', { endOf: 'logout' })
    messages.toast('danger', 'other', { endOf: 'login' })
    messages.toast('success', 'done', { endOf: ['logout'] })
    compareToasts(visit, 'other', 'done')
    messages.clear()
    compareToasts(visit)
  },
}

/** The newest prompt is shown. A required one waits for a button (behaviour/messages#1.4). */
const answerPrompts: Walk = {
  words: 'answers prompts',
  go: async (visit) => {
    const { messages } = visit.dashboard
    let pressed = 0
    const ask = (header: string, required: boolean): string =>
      messages.prompt({
        ...{ type: 'info', header, message: '', listed: false, required },
        actions: [{ label: 'yes', emphasis: 'primary', run: () => (pressed += 1) }],
      })
    const isShown = (header: string | null): void =>
      visit.equal('the prompt', messages.prompt$.value?.header ?? null, header)
    const [older, newer] = [ask('older', true), ask('newer', false)]
    isShown('newer')
    messages.dismissPrompt(newer)
    isShown('older')
    messages.dismissPrompt(older)
    isShown('older')
    messages.act(older, 0)
    messages.act(older, 0)
    isShown(null)
    visit.equal('the times that it was answered', pressed, 1)
    messages.withdrawPrompt(ask('withdrawn', true))
    isShown(null)
  },
}

export const messageWalks: readonly Walk[] = [timeToasts, pauseToasts, replaceToasts, answerPrompts]
