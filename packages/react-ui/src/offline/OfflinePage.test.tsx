import { texts } from '@booking-dashboard/core'
import type { OfflinePageState } from '@booking-dashboard/core/composition'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { DesignWords } from '../design/DesignWords'
import { OfflinePage } from './OfflinePage'

const open = (state: OfflinePageState) => {
  const check = vi.fn(async () => undefined)
  const page = {
    state$: new BehaviorSubject(state),
    check,
    gateView: () => null,
    setTicketShown: () => undefined,
    dispose: () => undefined,
  }
  render(
    <DesignWords value={texts.screen.design}>
      <OfflinePage page={page} words={texts.screen.offline} />
    </DesignWords>,
  )
  return check
}

it.each<[OfflinePageState, string]>([
  [{ kind: 'nothing' }, "You're offline"],
  [{ kind: 'otherBooking', name: 'Vienna', reference: 'SUN1002' }, "You're offline"],
  [{ kind: 'online', signedIn: true }, "You're online"],
])('says once whether there is a connection: %j', (state, words) => {
  open(state)
  expect(screen.getAllByText(words)).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeVisible()
})

it('checks the connection again, and leads to the booking that is stored', async () => {
  const check = open({ kind: 'otherBooking', name: 'Vienna', reference: 'SUN1002' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(check).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Read this booking' })).toHaveAttribute('href', '/booking/SUN1002')
})
