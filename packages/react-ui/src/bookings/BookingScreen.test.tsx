import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import { openApp } from '../testing/openApp'

describe('the booking page', () => {
  it('is there', async () => {
    openApp(await createSignedInWorld(), '/booking/SUN1001')
    expect(await screen.findByRole('heading', { level: 1, name: /Barcelona/ })).toBeVisible()
  })
})
