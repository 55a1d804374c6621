import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../composition/App'
import type { World } from './createWorld'

/** The whole product at an address, started as main.tsx starts it, with a person in front of it. */
export const openApp = ({ composition, dashboard, navigation, backend }: World, path: string) => {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => backend.fetch(new Request(`http://localhost${url}`, init)))
  window.history.replaceState(null, '', path)
  void dashboard.client.setUp()
  void dashboard.session.check()
  const view = render(<App composition={composition} navigation={navigation} />)
  return { user: userEvent.setup(), ...view }
}
