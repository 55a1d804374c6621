import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AreaProvider } from '../dashboard/DashboardContext'
import { createWorld } from '../../test/createWorld'
import { ClientStyleSheet } from './ClientStyleSheet'

afterEach(() => vi.unstubAllGlobals())

it("keeps the accent neutral until the client's style sheet has loaded: no flash of another brand", async () => {
  const page = document.documentElement
  page.dataset['neutral'] = ''
  const asked: string[] = []
  let fail: () => void = () => undefined
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return new Promise((_, reject) => (fail = () => reject(new Error('No connection'))))
  })
  const { composition } = await createWorld()
  render(
    <AreaProvider value={composition.visitor}>
      <ClientStyleSheet />
    </AreaProvider>,
  )
  await act(() => composition.visitor.client.setUp())
  expect(asked).toEqual(['/clients/meridian/client.css'])
  expect(page.dataset['neutral']).toBe('')
  fail()
  await waitFor(() => expect(page.dataset['neutral']).toBeUndefined())
})
