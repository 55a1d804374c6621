import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { BrowserRouter, Link } from 'react-router-dom'
import { loadLayout } from './lazyLayout'
import { createWorld, type World } from '../../test/createWorld'
import { VisitorArea } from '../dashboard/areas'
import { ErrorPart } from './ErrorPart'
import { createErrorPage, type ErrorPage } from '../errorPage/errorPage'
import { RenderErrors } from './RenderErrors'

let world: World
let shownLast: (() => void)[]
let caught: unknown[]
beforeEach(async () => {
  world = await createWorld()
  await loadLayout()
  shownLast = []
  caught = []
})

const deps = { hasTyped: () => true, storeTyped: () => undefined, isPaying: () => true }
const broken = new Error('broken')
const Broken = (): never => {
  throw broken
}
const text = (key: 'heading' | 'reload') => world.dashboard.texts.screen.shell.error[key]

const show = (product: (errorPage: ReactNode) => ReactNode) => {
  window.history.replaceState(null, '', '/profile')
  return render(
    <VisitorArea composition={world.composition}>
      <RenderErrors deps={deps} showLast={(reload) => void shownLast.push(reload ?? (() => undefined))}>
        {(errorPage) => <BrowserRouter>{product(errorPage)}</BrowserRouter>}
      </RenderErrors>
    </VisitorArea>,
    { onCaughtError: (error) => void caught.push(error) },
  )
}

it('an error opens /error with a new start of the product, and the page says what is saved', async () => {
  show(
    (errorPage) =>
      errorPage ?? (
        <>
          <p>The product</p>
          <Broken />
        </>
      ),
  )
  expect(await screen.findByRole('heading', { level: 1, name: text('heading') })).toBeVisible()
  expect(screen.getByRole('link', { name: world.dashboard.texts.screen.shell.skipToContent })).toBeInTheDocument()
  expect(screen.queryByText('The product')).not.toBeInTheDocument()
  expect([window.location.pathname, caught, shownLast.length]).toEqual(['/error', [broken], 0])
  const { all, typed, paying } = world.dashboard.texts.screen.shell.error.saved
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([paying, all, typed]),
  )
  expect(screen.getByRole('button', { name: text('reload') })).toBeVisible()
})

it('an error of the error page, or of its frame, leaves the page of the HTML in place', async () => {
  const { container } = show(() => <Broken />)
  await waitFor(() => expect(shownLast).toHaveLength(1))
  expect([window.location.pathname, container.innerHTML]).toEqual(['/error', ''])
})

const showPart = (errorPage: ErrorPage) => {
  window.history.replaceState(null, '', '/error')
  return render(
    <VisitorArea composition={world.composition}>
      <BrowserRouter>
        <Link to="/profile">The profile</Link>
        <ErrorPart errorPage={errorPage} />
      </BrowserRouter>
    </VisitorArea>,
  )
}

it.each([
  ['is loaded with a document of its own, and nothing of it is seen before', true, ['/profile']],
  ['stays away where it failed twice', false, []],
] as const)('a link on /error %s', async (_, canLeaveFor, left) => {
  const leaving: string[] = []
  const errorPage = {
    ...createErrorPage(deps),
    canLeaveFor: () => canLeaveFor,
    leave: () => void leaving.push(window.location.pathname),
  }
  showPart(errorPage)
  await screen.findByRole('heading', { level: 1, name: text('heading') })
  await act(() => userEvent.click(screen.getByRole('link', { name: 'The profile' })))
  expect(leaving).toEqual(left)
  expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(canLeaveFor ? 0 : 1)
  expect(window.location.pathname).toBe(canLeaveFor ? '/profile' : '/error')
})

it('a page that failed again says so, and its reload is no longer the first button', async () => {
  const { state$, ...rest } = createErrorPage(deps)
  showPart({ ...rest, state$: new BehaviorSubject({ ...state$.value, again: true, isReloadFirst: false }) })
  expect(await screen.findByText(world.dashboard.texts.screen.shell.error.again)).toBeVisible()
  const actions = screen.getByRole('main').querySelectorAll('button, a')
  expect(actions).toHaveLength(2)
  expect(actions[1]).toBe(screen.getByRole('button', { name: text('reload') }))
})
