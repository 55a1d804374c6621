export { type Bank, type ChallengeDecision } from './journeys/Bank.js'
export { type Journey, journeyStart, startJourney } from './journeys/Journey.js'
export { JourneyClock } from './journeys/JourneyClock.js'
export type { Browser, Tab } from './journeys/Tab.js'
