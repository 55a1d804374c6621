import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createWorld } from '../../test/createWorld'
import { AreaProvider, useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { useInPlace } from './useInPlace'

const sentence = 'Your payment was received.'

function Toasts() {
  return useBehavior(useVisitor().messages.toasts$).map(({ id, message }) => <p key={id}>{message}</p>)
}

function Line() {
  useInPlace([sentence])
  return <p>{sentence}</p>
}

it('a page never shows a line and its toast at the same time', async () => {
  // `act` would run all effects at once, as no browser does.
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = false
  const { dashboard } = await createWorld()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    react.IS_REACT_ACT_ENVIRONMENT = true
  })
  const shown: (readonly string[])[] = []
  const paragraphs = (): readonly string[] => [...container.querySelectorAll('p')].map((one) => one.textContent)
  new MutationObserver(() => shown.push(paragraphs())).observe(container, { childList: true, subtree: true })
  const pageWith = (line: boolean) => (
    <AreaProvider value={dashboard}>
      <Toasts />
      {line && <Line />}
    </AreaProvider>
  )
  dashboard.messages.toast('success', sentence)
  root.render(pageWith(false))
  await vi.waitFor(() => expect(shown).toEqual([[sentence]]))
  root.render(pageWith(true))
  await vi.waitFor(() => expect(dashboard.messages.toasts$.value).toEqual([]))
  expect(shown.filter((texts) => texts.length > 1)).toEqual([])
})
