import type { ReactNode } from 'react'
import { lazyPart } from '../loading/loadPart'
import { useBookingRef } from './useBookingRef'

const ListedReference = lazyPart('listed-reference', () => import('./ListedReference'))

/** A reference with a small letter may have been typed into the address: its page waits until it is known. */
export function BookingAddress({ children }: { readonly children: ReactNode }) {
  const typed = useBookingRef()
  return typed === typed.toUpperCase() ? children : <ListedReference>{children}</ListedReference>
}
