import { render, screen } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { isFocusLost, keepFocus } from './keepFocus'

function Page({ within }: { readonly within: boolean }) {
  const main = useRef<HTMLElement>(null)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (main.current === null) return
    const stop = keepFocus(main.current)
    return () => stop()
  }, [])
  const button = !gone && <button onClick={() => setGone(true)}>Try again</button>
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>Tickets</h1>
      {within ? <section aria-label="Documents">{button}</section> : button}
      <a href="/next">Next</a>
    </main>
  )
}

const pressTryAgain = (): void => {
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  button.click()
}

it('moves the focus of a removed button to the part that contained it, until it moves on', async () => {
  render(<Page within />)
  pressTryAgain()
  const part = screen.getByRole('region', { name: 'Documents' })
  await expect.poll(() => document.activeElement).toBe(part)
  expect(isFocusLost()).toBe(true)
  screen.getByRole('link', { name: 'Next' }).focus()
  expect([isFocusLost(), part.hasAttribute('tabindex')]).toEqual([false, false])
})

it('moves it to the heading of the page if no part contained the button', async () => {
  render(<Page within={false} />)
  pressTryAgain()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Tickets' }))
})

it('leaves it alone while the focused element is still there', async () => {
  render(<Page within />)
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  button.blur()
  screen.getByRole('heading').append('!')
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
