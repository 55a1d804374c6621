import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createPart, type Part, usePart } from './usePart'

const around = {
  memory: () => ({ getItem: () => 'reloaded before', setItem: () => undefined, removeItem: () => undefined }),
  isReachable: () => Promise.resolve(true),
  reload: () => undefined,
}

function Words({ part }: { readonly part: Part<string> }) {
  return <p>{usePart(part) ?? 'loading'}</p>
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children
  }
}

test('a part is shown as soon as it arrives', async () => {
  let arrive: (words: string) => void = () => undefined
  const arrival = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const part = createPart('words', () => arrival, around)
  render(<Words part={part} />)
  expect(screen.getByText('loading')).toBeVisible()
  vi.useFakeTimers()
  await act(async () => {
    arrive('here')
    await part.load()
  })
  expect(screen.getByText('here')).toBeVisible()
  vi.useRealTimers()
})

test('a part that has loaded shows no placeholder', async () => {
  const part = createPart('words', () => Promise.resolve('here'), around)
  await part.load()
  const seen: string[] = []
  const Seen = (): null => {
    seen.push(usePart(part) ?? 'loading')
    return null
  }
  render(<Seen />)
  expect(seen).toEqual(['here'])
})

test('a part that is missing fails where it is shown, and loads again on the next use', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here')
  const part = createPart<string>('words', load, around)
  const failed = render(
    <Boundary>
      <Words part={part} />
    </Boundary>,
  )
  expect(await screen.findByText('failed')).toBeVisible()
  failed.unmount()
  render(<Words part={part} />)
  expect(await screen.findByText('here')).toBeVisible()
  vi.restoreAllMocks()
})
