import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { vi } from 'vitest'
import { App } from '../composition/App'
import type { World } from './createWorld'

/** Renders the product once the test waits: a first screen that is still loading needs an awaited render. */
function Opening({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    void Promise.resolve().then(() => setOpen(true))
  }, [])
  return open ? children : null
}

/** Opens the whole product at an address, as main.tsx starts it, with a simulated user. */
export const openApp = ({ composition, dashboard, navigation, backend }: World, path: string) => {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://localhost${url}`, init)),
  )
  window.history.replaceState(null, '', path)
  const errorPage = { hasTyped: () => false, storeTyped: () => undefined, isPaying: () => false }
  void dashboard.client.setUp()
  void dashboard.session.check()
  const view = render(
    <Opening>
      <App composition={composition} navigation={navigation} errorPage={errorPage} showLast={() => undefined} />
    </Opening>,
  )
  return { user: userEvent.setup(), ...view }
}
