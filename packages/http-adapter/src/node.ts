/** The dashboard for scripts and tests in Node. */
export { assembleDashboard } from './node/assembleDashboard.js'
export { createCookieJar } from './cookies/createCookieJar.js'
export type { ConnectOptions } from './node/ConnectOptions.js'
export { ConnectError, connectDashboard } from './node/connectDashboard.js'
export { createFileVault } from './node/fileVault.js'
export { loadJoinPdfs } from './node/loadJoinPdfs.js'
export { createMemoryNavigation } from './node/MemoryNavigation.js'
export {
  createMemoryStore,
  createMemoryVault,
  createPaymentVault,
  type VaultStores,
} from './payment/paymentVault.js'
export type { TextStore } from './payment/TextStore.js'
export { createScriptedCards } from './node/ScriptedCards.js'
export type { CallAttempt } from './transport/createTransport.js'
export type { Fetch } from './transport/exchange.js'
