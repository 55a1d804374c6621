import type { Walk } from './ScreenStep.js'
const seconds = (count: number): number => count * 1000

/** Toasts and prompts by their rules (behaviour/messages). */
const readMessages: Walk = {
  words: 'reads toasts and answers prompts',
  go: async (visit) => {
    const { messages } = visit.dashboard
    messages.clear()
    const shown = () => messages.toasts$.value.map(({ message }) => message)
    const pass = (milliseconds: number) => visit.clock.advance(milliseconds)
    const isAt = (...all: readonly string[]): void => visit.equal('the toasts', shown(), all)
    // Each is visible for four seconds by itself, three at once.
    messages.toast('info', 'first')
    await pass(seconds(1) + 1)
    messages.toast('info', 'second')
    isAt('first', 'second')
    await pass(seconds(2) + 500)
    isAt('first', 'second')
    await pass(500)
    isAt('second')
    await pass(seconds(1))
    isAt()
    // A repeated text begins anew, and one text about two subjects appears twice.
    messages.toast('info', 'again')
    await pass(seconds(3))
    messages.toast('info', 'again')
    await pass(seconds(3))
    isAt('again')
    messages.toast('info', 'again', { about: 'other' })
    isAt('again', 'again')
    messages.withdraw('other')
    isAt('again')
    messages.withdraw('other')
    isAt('again')
    await pass(seconds(1))
    isAt()
    for (const one of ['a', 'b', 'c', 'd']) messages.toast('info', one)
    isAt('a', 'b', 'c')
    const [first] = messages.toasts$.value
    if (first !== undefined) messages.dismissToast(first.id)
    isAt('b', 'c', 'd')
    messages.pauseToasts()
    await pass(seconds(20))
    isAt('b', 'c', 'd')
    messages.resumeToasts()
    await pass(seconds(3))
    isAt('b', 'c', 'd')
    await pass(seconds(1) + 1)
    isAt()
    // What a page says in its place is no toast.
    messages.toast('danger', 'in place')
    messages.toast('danger', 'elsewhere')
    const end = messages.inPlace(['in place'])
    isAt('elsewhere')
    messages.toast('danger', 'in place')
    messages.toast('danger', 'new')
    isAt('elsewhere', 'new')
    end()
    messages.toast('danger', 'in place')
    isAt('elsewhere', 'new', 'in place')
    // The end of an operation withdraws toasts of another type about it.
    messages.clear()
    messages.toast('danger', 'failed', { endOf: 'logout' })
    messages.toast('danger', 'other', { endOf: 'login' })
    messages.toast('success', 'done', { endOf: ['logout'] })
    isAt('other', 'done')
    messages.clear()
    let pressed = 0
    const ask = (header: string, required: boolean): string =>
      messages.prompt({
        ...{ type: 'info', header, message: '', listed: false, required },
        actions: [{ label: 'yes', emphasis: 'primary', run: () => (pressed += 1) }],
      })
    const header = () => messages.prompt$.value?.header ?? null
    const [older, newer] = [ask('older', true), ask('newer', false)]
    visit.equal('the prompt', header(), 'newer')
    messages.dismissPrompt(newer)
    visit.equal('the prompt', header(), 'older')
    messages.dismissPrompt(older)
    visit.equal('a required prompt', header(), 'older')
    messages.act(older, 0)
    messages.act(older, 0)
    visit.equal('the prompt', header(), null)
    visit.equal('the times that it was answered', pressed, 1)
    messages.withdrawPrompt(ask('withdrawn', true))
    visit.equal('the prompt', header(), null)
  },
}

export const messageWalks: readonly Walk[] = [readMessages]
