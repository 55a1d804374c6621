import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

it.each(['/booking/SUN1001', '/login'])(
  'planned maintenance in the config replaces %s until it is over',
  async (path) => {
    const world = await createSignedInWorld()
    const client = { code: 'meridian', name: 'M', url: 'https://m.example', alt_text: 'M' }
    fail(world.backend, 'getClientConfig', 'once', {
      kind: 'answer',
      status: 200,
      body: { data: { client: { ...client, maintenance: { until: '2026-09-15T18:00' } } } },
    })
    const { user } = openApp(world, path)
    expect(await screen.findByRole('heading', { level: 1, name: 'We are improving this site' })).toBeVisible()
    expect(screen.getByText(/^We expect to be back by .*15 Sep.* 18:00/)).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText('We are improving this site')).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  },
)
