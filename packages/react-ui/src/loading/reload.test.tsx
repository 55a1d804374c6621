import { describe, expect, it } from 'vitest'
import { beforeReload, bringsBack, reload } from './reload'

/** The page as it tries to go. If `ask`, the customer stays, types on, and leaves later. */
const openPage = ({ canStore, ask }: { readonly canStore: boolean; readonly ask: boolean }) => {
  const steps: string[] = []
  beforeReload({ canStore: () => canStore, store: () => void steps.push('typed') })
  reload(
    () => void steps.push('language'),
    () => {
      steps.push(bringsBack() ? 'brings back' : 'loses')
      const unload = new Event('beforeunload', { cancelable: true })
      if (ask) unload.preventDefault()
      window.dispatchEvent(unload)
      if (ask) window.dispatchEvent(new Event('keydown'))
      window.dispatchEvent(new Event('pagehide'))
    },
  )
  return steps
}

describe('a reload of the product’s own', () => {
  it('stores what was typed as the page goes', () => {
    expect(openPage({ canStore: true, ask: false })).toEqual(['brings back', 'typed', 'language'])
  })

  it('says that typed text is lost if it cannot be stored', () => {
    expect(openPage({ canStore: false, ask: false })[0]).toBe('loses')
  })

  it('stores nothing if the customer stays, and a later close is asked about again', () => {
    expect(openPage({ canStore: true, ask: true })).toEqual(['brings back'])
    expect(bringsBack()).toBe(false)
  })
})
