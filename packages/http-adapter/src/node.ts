/** The dashboard for scripts and tests in Node. */
export { assembleDashboard, type ConnectOptions } from './composition/assembleDashboard.js'
export { createCookieJar } from './cookies/createCookieJar.js'
export { connectDashboard } from './node/connectDashboard.js'
export { createMemoryNavigation } from './node/MemoryNavigation.js'
export { createMemoryStore, createMemoryVault, createPaymentVault, type VaultStores } from './payment/paymentVault.js'
export type { TextStore } from './payment/TextStore.js'
export { createScriptedCards } from './node/ScriptedCards.js'
export type { Fetch } from './transport/Fetch.js'
