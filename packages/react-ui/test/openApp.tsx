import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { vi } from 'vitest'
import { App } from '../src/pages/App'
import { pageIsLoaded } from '../src/pages/pageIsLoaded'
import { ownPathname } from '../src/navigation/basePath'
import { takeLinkToken } from '../src/session/passwords/linkToken'
import type { World } from './createWorld'
import { paperStripe } from './paperStripe'

interface OpeningProps {
  readonly composition: World['composition']
  readonly children: ReactNode
}

/** Renders the product once its first page is loaded, as main.tsx does. */
function Opening({ composition, children }: OpeningProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    void pageIsLoaded(composition.load, ownPathname(location)).then(() => setOpen(true))
  }, [composition])
  return open ? children : null
}

/** Opens the whole product at an address, as main.tsx starts it, with a simulated user. */
export const openApp = ({ composition, dashboard, navigation, backend }: World, path: string) => {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://localhost${url}`, init)),
  )
  // All test files share Stripe's loader. Without a script it would wait for one, in every later test as well.
  if (paperStripe.backend !== backend) paperStripe.install(backend)
  // As in a new document.
  delete window.linkToken
  window.history.replaceState(null, '', path)
  takeLinkToken()
  const errorPage = { hasTyped: () => false, storeTyped: () => undefined, isPaying: () => false }
  void dashboard.client.setUp()
  void dashboard.session.check()
  const view = render(
    <Opening composition={composition}>
      <App composition={composition} navigation={navigation} errorPage={errorPage} showLast={() => undefined} />
    </Opening>,
  )
  return { user: userEvent.setup(), ...view }
}
