import { expect, it, vi } from 'vitest'
import { createSessionChannel } from './createSessionChannel'

const isAway = (): boolean => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const isBack = (): boolean => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it('receives messages of other tabs while the page is shown, and always sends', async () => {
  const heard: string[] = []
  const channel = createSessionChannel()
  channel.listen((word) => heard.push(word))
  const otherTab = new BroadcastChannel('booking-dashboard/session')
  const said: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => said.push(data))

  isAway()
  otherTab.postMessage('signedIn')
  channel.announce('renewed')
  await vi.waitFor(() => expect(said).toEqual(['renewed']))
  isBack()
  otherTab.postMessage('signedOut')
  await vi.waitFor(() => expect(heard).toEqual(['signedOut']))
  otherTab.close()
  isAway()
})
