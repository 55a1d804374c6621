import { type ServedDemo, serveDemo } from '../support/demo'
import {
  challengedCard,
  choosePairOfTickets,
  completeChallenge,
  pay,
  seesChallenge,
  seesReceiptOfTickets,
  typeCard,
} from './customer'
import { patience, test } from './engineTest'

let demo: ServedDemo
test.beforeAll(async ({ engine }) => {
  demo = await serveDemo(engine, '/a/folder/')
})
test.afterAll(() => demo.stop())

test('buy two tickets with 3-D Secure in the demo, from files alone', async ({ running }) => {
  const { tab, end } = await running.openTab(demo.url, patience)
  try {
    await tab.open('?world=demo&as=demo@example.com')
    await tab.isAt(`${demo.folder}app/`)
    await choosePairOfTickets(tab)
    await typeCard(tab, challengedCard)
    await pay(tab)
    await seesChallenge(tab)
    await tab.reload()
    await seesChallenge(tab)
    await completeChallenge(tab)
    await seesReceiptOfTickets(tab)
    await tab.open('app/__fake/')
    await tab.sees({ text: '10,200' })
  } finally {
    await end()
  }
})
