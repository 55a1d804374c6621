import type { Dashboard, Member, Visitor } from '@booking-dashboard/core'

/** The dashboard in the order in which it is needed. Each part is loaded once; one that failed is loaded anew at the next call. */
export interface Composed {
  readonly visitor: Visitor
  readonly loadMember: () => Promise<Member>
  readonly loadDashboard: () => Promise<Dashboard>
}
