import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { World } from '../world/World.js'

export const findByEmail = (world: World, email: string): CustomerRecord | undefined =>
  world.customers.find((customer) => customer.email === email.trim().toLowerCase())
