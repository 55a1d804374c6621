import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createWorld } from '../../test/createWorld'
import { renderAt } from '../../test/renderAt'
import { useFooterContent } from './useFooterContent'

function Legal({ isWanted }: { readonly isWanted: boolean }) {
  return <p>{useFooterContent('meridian', isWanted).legal || 'nothing yet'}</p>
}

const enter = async (answers: readonly (() => Promise<Response>)[]) => {
  const { dashboard } = await createWorld()
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return answers[asked.length - 1]?.()
  })
  return { asked, show: (isWanted: boolean) => renderAt(dashboard, '/', <Legal isWanted={isWanted} />) }
}

const footer = (): Promise<Response> => Promise.resolve(Response.json({ legal: 'Meridian Journeys Ltd' }))

afterEach(() => vi.unstubAllGlobals())

it('the footer is asked for once it is wanted, and once for all pages', async () => {
  const { asked, show } = await enter([footer])
  show(false).unmount()
  expect(asked).toEqual([])
  show(true).unmount()
  const second = show(true)
  expect(await screen.findByText('Meridian Journeys Ltd')).toBeVisible()
  second.unmount()
  show(true)
  // Without a moment in which it is empty.
  expect(screen.getByText('Meridian Journeys Ltd')).toBeVisible()
  expect(asked).toEqual(['/clients/meridian/footer.json'])
})

it('the next page asks again for a footer that did not arrive', async () => {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const { asked, show } = await enter([() => lost, footer])
  const first = show(true)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await lost.catch(() => undefined)
  expect(screen.getByText('nothing yet')).toBeVisible()
  first.unmount()
  show(true)
  expect(await screen.findByText('Meridian Journeys Ltd')).toBeVisible()
})
