import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWorld } from '../../test/createWorld'
import { renderAt } from '../../test/renderAt'
import { useFooterContent } from './useFooterContent'

function Legal() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useFooterContent('meridian', place).legal || 'nothing yet'}</p>
}

const enter = async (answers: readonly (() => Promise<Response>)[]) => {
  const { dashboard } = await createWorld()
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return answers[asked.length - 1]?.()
  })
  return { asked, show: () => renderAt(dashboard, '/', <Legal />) }
}

const footer = (): Promise<Response> => Promise.resolve(Response.json({ legal: 'Meridian Journeys Ltd' }))

/** Everything is near: this DOM has no layout. */
class Near {
  constructor(private readonly seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe = (): void => this.seen([{ isIntersecting: true }])
  disconnect = (): void => undefined
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Near))
afterEach(() => vi.unstubAllGlobals())

it('the footer is asked for once for all pages', async () => {
  const { asked, show } = await enter([footer])
  show().unmount()
  const second = show()
  expect(await screen.findByText('Meridian Journeys Ltd')).toBeVisible()
  second.unmount()
  show()
  // Without a moment in which it is empty.
  expect(screen.getByText('Meridian Journeys Ltd')).toBeVisible()
  expect(asked).toEqual(['/clients/meridian/footer.json'])
})

it('the next page asks again for a footer that did not arrive', async () => {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const { asked, show } = await enter([() => lost, footer])
  const first = show()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await lost.catch(() => undefined)
  expect(screen.getByText('nothing yet')).toBeVisible()
  first.unmount()
  show()
  expect(await screen.findByText('Meridian Journeys Ltd')).toBeVisible()
})
