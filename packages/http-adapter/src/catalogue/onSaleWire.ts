import * as t from 'io-ts'
import type { PurchaseRules } from '@booking-dashboard/core/ports'
import { IsoDate, optional } from '../contract/wire.js'

/** On sale on the dashboard only if it is set and now is within the dates (behaviour/catalogue#2.5). */
export const PurchaseRulesWire = t.intersection(
  [t.type({ purchase_dashboard: t.boolean }), optional({ purchase_start_date: IsoDate, purchase_end_date: IsoDate })],
  'PurchaseRules',
)

export const toPurchaseRules = (rules: t.TypeOf<typeof PurchaseRulesWire>): PurchaseRules => ({
  onDashboard: rules.purchase_dashboard,
  from: rules.purchase_start_date ?? null,
  until: rules.purchase_end_date ?? null,
})
