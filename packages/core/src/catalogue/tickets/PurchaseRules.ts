import type { IsoDate } from '../../environment/time.js'

/** When something may be bought on the dashboard (specification 2, §3 and §5). */
export interface PurchaseRules {
  readonly onDashboard: boolean
  readonly from: IsoDate | null
  readonly until: IsoDate | null
}
