import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openEarly, useFirstPageShown, useOpen } from './useOpen'

function Screen({ open }: { readonly open: () => Promise<void> }) {
  useOpen(open)
  return null
}

function Page({ open }: { readonly open: () => Promise<void> }) {
  useFirstPageShown()
  return <Screen open={open} />
}

it('a screen opens what it shows, but the first page not what the start has opened', async () => {
  const opened: string[] = []
  const early = async (): Promise<void> => void opened.push('early')
  const other = async (): Promise<void> => void opened.push('other')
  await openEarly(early)
  const { rerender } = render(<Page open={early} />)
  expect(opened).toEqual(['early'])
  rerender(<Page open={other} />)
  expect(opened).toEqual(['early', 'other'])
  rerender(<Page open={early} />)
  expect(opened).toEqual(['early', 'other', 'early'])
})
