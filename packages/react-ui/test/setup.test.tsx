import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, Suspense, use, useState } from 'react'
import { expect, it } from 'vitest'

function Part({ coming }: { readonly coming: Promise<string> }) {
  return <p>{use(coming)}</p>
}

function Page() {
  const [coming, setComing] = useState<Promise<string> | null>(null)
  const show = (): void => startTransition(() => setComing(new Promise((resolve) => setImmediate(resolve, 'There'))))
  return (
    <Suspense fallback="Loading">
      <button onClick={show}>Show</button>
      {coming !== null && <Part coming={coming} />}
    </Suspense>
  )
}

it('a click that needs a part of the page that is still loading waits for that part', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByText('Show'))
  expect(screen.getByText('There')).toBeVisible()
})
