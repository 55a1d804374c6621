import { afterEach, expect, it } from 'vitest'
import { confirmationAddress, downloadAddress } from './addresses'

afterEach(() => document.head.querySelector('[name="api-base"]')?.remove())

const addresses = (): readonly string[] => [confirmationAddress('A/1'), downloadAddress('k 2')]

it('lead to the page’s own origin if the document names no other', () => {
  expect(addresses()).toEqual(['/api/booking/A%2F1/downloads/confirmation', '/api/booking/download/k%202'])
})

it('lead to the back end that the document names', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="api-base" content="https://api.example.com" />')
  expect(addresses()).toEqual([
    'https://api.example.com/api/booking/A%2F1/downloads/confirmation',
    'https://api.example.com/api/booking/download/k%202',
  ])
})
