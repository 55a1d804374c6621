import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AreaProvider } from '../dashboard/DashboardContext'
import { createWorld } from '../../test/createWorld'
import { ClientStyleSheet } from './ClientStyleSheet'

const page = document.documentElement
beforeEach(() => {
  page.dataset['neutral'] = ''
})

const show = async () => {
  const { composition } = await createWorld()
  const view = render(
    <AreaProvider value={composition.visitor}>
      <ClientStyleSheet />
    </AreaProvider>,
  )
  expect(page.dataset['neutral']).toBe('')
  await act(() => composition.visitor.client.setUp())
  const sheet = await waitFor(() => {
    const found = document.querySelector<HTMLLinkElement>('link[href$="client.css"]')
    if (found === null) throw new Error('No sheet')
    return found
  })
  return { ...view, sheet }
}

it("keeps the accent neutral until the client's style sheet has loaded: no flash of another brand", async () => {
  const { sheet } = await show()
  expect(page.dataset['neutral']).toBe('')
  fireEvent.error(sheet)
  expect(page.dataset['neutral']).toBeUndefined()
})
