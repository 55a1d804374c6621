import type * as t from 'io-ts'
import type { PurchaseRules } from '@booking-dashboard/core'
import type { PurchaseRulesWire } from '../onSaleWire.js'

export const toPurchaseRules = (rules: t.TypeOf<typeof PurchaseRulesWire>): PurchaseRules => ({
  onDashboard: rules.purchase_dashboard,
  from: rules.purchase_start_date ?? null,
  until: rules.purchase_end_date ?? null,
})
