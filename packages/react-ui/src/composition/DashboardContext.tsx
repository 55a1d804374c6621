import type { Dashboard, Member, MemberTexts, Texts, Visitor, VisitorTexts } from '@booking-dashboard/core'
import { createContext, type ReactNode, use } from 'react'

const VisitorContext = createContext<Visitor | null>(null)
const MemberContext = createContext<Member | null>(null)
const DashboardContext = createContext<Dashboard | null>(null)

const found = <A,>(value: A | null, name: string): A => {
  if (value === null) throw new Error(`A screen needs a ${name} around it`)
  return value
}

/** What anybody has, signed in or not. */
export const useVisitor = (): Visitor => found(use(VisitorContext), 'VisitorProvider')
/** What a signed-in customer has on every page. */
export const useMember = (): Member => found(use(MemberContext), 'MemberProvider')
/** Everything, for the screens of a booking. */
export const useDashboard = (): Dashboard => found(use(DashboardContext), 'DashboardProvider')

/** The texts of the pages that anybody sees. */
export const useVisitorTexts = (): VisitorTexts => useVisitor().texts
/** Those of the bookings list and the passwords too. */
export const useMemberTexts = (): MemberTexts => useMember().texts
/** Every text. */
export const useTexts = (): Texts => useDashboard().texts

interface ProviderProps<A> {
  readonly value: A
  readonly children: ReactNode
}

export const VisitorProvider = VisitorContext.Provider

export function MemberProvider({ value, children }: ProviderProps<Member>) {
  return (
    <VisitorProvider value={value}>
      <MemberContext value={value}>{children}</MemberContext>
    </VisitorProvider>
  )
}

export function DashboardProvider({ value, children }: ProviderProps<Dashboard>) {
  return (
    <MemberProvider value={value}>
      <DashboardContext value={value}>{children}</DashboardContext>
    </MemberProvider>
  )
}
