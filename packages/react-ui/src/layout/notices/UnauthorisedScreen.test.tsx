import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { createWorld } from '../../../test/createWorld'
import { openApp } from '../../../test/openApp'

const heading = () => screen.findByRole('heading', { level: 1, name: 'You cannot see this page' })

describe('/unauthorised', () => {
  it('tells a visitor to log in, and names no customer', async () => {
    openApp(await createWorld(), '/unauthorised')
    await heading()
    expect(await screen.findByText(/Sign in with the email address that the booking was made with\.$/)).toBeVisible()
    expect(screen.queryByText(/You are signed in/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('tells a customer that it belongs to another account', async () => {
    openApp(await createSignedInWorld(), '/unauthorised')
    await heading()
    expect(await screen.findByText(/^You are signed in, but this belongs to another account\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  })
})
