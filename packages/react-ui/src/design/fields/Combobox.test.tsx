import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Combobox } from './Combobox'

const all = ['Austria', 'Belgium', 'Bulgaria'].map((text) => ({ key: text, text }))
const words = { show: 'Show', found: (count: number) => `${count} found`, none: 'Nothing' }

function Trial({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <form aria-label="sent" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Country"
        value={value}
        onChange={setValue}
        search={(text) => all.filter((one) => one.text.toLowerCase().startsWith(text.toLowerCase()))}
        words={words}
      />
    </form>
  )
}
const open = (initial?: string) => {
  render(<Trial {...(initial !== undefined && { initial })} />)
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Country' }) }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a combobox', () => {
  it('starts closed, and offers matches for typed text', async () => {
    const { user, box } = open()
    expect(box).toHaveAttribute('aria-expanded', 'false')
    await user.tab()
    await user.keyboard('b')
    expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(options()).toEqual(['Belgium', 'Bulgaria'])
    expect(screen.getByRole('status')).toHaveTextContent('2 found')
    await user.keyboard('{ArrowDown}')
    expect(active(box)).toBe('Bulgaria')
    await user.keyboard('{Enter}')
    expect(box).toHaveValue('Bulgaria')
    expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens the whole list with the arrow keys at the chosen item, and wraps around', async () => {
    const { user, box } = open('Bulgaria')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(options()).toEqual(['Austria', 'Belgium', 'Bulgaria'])
    expect(active(box)).toBe('Bulgaria')
    await user.keyboard('{ArrowDown}')
    expect(active(box)).toBe('Austria')
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(box).toHaveValue('Belgium')
  })

  it('closes on Escape, and keeps what is typed on a second one', async () => {
    const { user, box } = open()
    await user.type(box, 'bel')
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(box).toHaveValue('bel')
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('bel')
  })

  it('stays closed if the browser fills it in', () => {
    const { box } = open()
    fireEvent.change(box, { target: { value: 'bel' } })
    expect(options()).toEqual([])
    expect(box).toHaveValue('bel')
  })

  it('leaves the keys of a composition to the input method', async () => {
    const { user, box } = open()
    await user.type(box, 'bel')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box, { key, isComposing: true })
    expect(options()).not.toEqual([])
    expect(box).toHaveValue('bel')
  })

  it('retains typed text, even if it is not in the list', async () => {
    const { user, box } = open()
    await user.type(box, 'xyz')
    expect(screen.getByText('Nothing')).toBeVisible()
    await user.tab()
    expect(box).toHaveValue('xyz')
    expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  it('selects a clicked item, and keeps the focus', async () => {
    const { user, box } = open()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await user.click(screen.getByRole('option', { name: 'Austria' }))
    expect(box).toHaveValue('Austria')
    expect(box).toHaveFocus()
  })
})
